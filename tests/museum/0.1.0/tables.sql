BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0002');
CREATE TABLE log (
	table_id INTEGER NOT NULL, 
	seq INTEGER NOT NULL, 
	entry TEXT NOT NULL, 
	at BIGINT NOT NULL, 
	PRIMARY KEY (table_id, seq), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
)
 WITHOUT ROWID

;
INSERT INTO "log" VALUES(1,1,'0 keep 77',1794961937);
INSERT INTO "log" VALUES(1,2,'1 keep 59',1794961937);
INSERT INTO "log" VALUES(1,3,'0 keep 51',1794961937);
INSERT INTO "log" VALUES(1,4,'1 keep 66',1794961937);
INSERT INTO "log" VALUES(1,5,'0 keep 73',1794961937);
INSERT INTO "log" VALUES(1,6,'1 keep 58',1794961937);
INSERT INTO "log" VALUES(1,7,'0 return 73',1794961937);
INSERT INTO "log" VALUES(1,8,'1 return 66
* artifact-tiles 3 5',1794961937);
INSERT INTO "log" VALUES(1,9,'1 artifact-tile 3B',1794961937);
INSERT INTO "log" VALUES(1,10,'0 start 9 12',1794961937);
INSERT INTO "log" VALUES(1,11,'1 start 1 6',1794961937);
INSERT INTO "log" VALUES(1,12,'0 done',1794961937);
INSERT INTO "log" VALUES(1,13,'0 first red yellow',1794961937);
INSERT INTO "log" VALUES(1,14,'1 first red blue',1794961937);
INSERT INTO "log" VALUES(1,15,'0 step red 1',1794961937);
INSERT INTO "log" VALUES(1,16,'0 step red 2',1794961937);
INSERT INTO "log" VALUES(1,17,'0 step yellow 1',1794961937);
INSERT INTO "log" VALUES(1,18,'0 step red 3',1794961937);
INSERT INTO "log" VALUES(1,19,'1 step blue 1',1794961937);
INSERT INTO "log" VALUES(1,20,'1 step red 1',1794961937);
INSERT INTO "log" VALUES(1,21,'1 step red 2',1794961937);
INSERT INTO "log" VALUES(1,22,'1 step blue 2',1794961937);
INSERT INTO "log" VALUES(1,23,'0 marble white artifacts',1794961937);
INSERT INTO "log" VALUES(1,24,'0 buy gold 4',1794961937);
INSERT INTO "log" VALUES(1,25,'0 upgrade golden-1',1794961937);
INSERT INTO "log" VALUES(1,26,'0 slot 4 a',1794961937);
INSERT INTO "log" VALUES(1,27,'1 marble blue artifacts',1794961937);
INSERT INTO "log" VALUES(1,28,'1 buy gold 1',1794961937);
INSERT INTO "log" VALUES(1,29,'1 upgrade gray-3',1794961937);
INSERT INTO "log" VALUES(1,30,'1 slot 4 a',1794961937);
INSERT INTO "log" VALUES(1,31,'0 rabbi A6',1794961937);
INSERT INTO "log" VALUES(1,32,'0 upgrade column-5',1794961937);
INSERT INTO "log" VALUES(1,33,'1 marble yellow mirror',1794961937);
INSERT INTO "log" VALUES(1,34,'0 marble white golem',1794961937);
INSERT INTO "log" VALUES(1,35,'1 rabbi A11',1794961937);
INSERT INTO "log" VALUES(1,36,'1 draw goals
* goals 71 64',1794961937);
INSERT INTO "log" VALUES(1,37,'1 keep 64',1794961937);
INSERT INTO "log" VALUES(1,38,'0 upgrade gray-3',1794961937);
INSERT INTO "log" VALUES(1,39,'0 slot 3 a',1794961938);
INSERT INTO "log" VALUES(1,40,'1 done
* pour 1 0 0 0 0 0 0 1 1 1 1 1 0 0 0 0 0 1 1 0 0 1 0 1 0
* tiles 6 2 8
* book 33',1794961938);
INSERT INTO "log" VALUES(2,1,'0 keep assistant',1794961938);
INSERT INTO "log" VALUES(2,2,'1 keep herbalist',1794961938);
INSERT INTO "log" VALUES(2,3,'2 keep custodian
* ingredients 3 1 3',1794961938);
INSERT INTO "log" VALUES(2,4,'1 discard mushroom',1794961938);
INSERT INTO "log" VALUES(2,5,'1 discard scorpion',1794961938);
INSERT INTO "log" VALUES(2,6,'1 order 8
* ingredients 2 7
* favors 4',1794961938);
INSERT INTO "log" VALUES(2,7,'2 order 4
* ingredients 3 3',1794961938);
INSERT INTO "log" VALUES(2,8,'0 order 5
* ingredients 1
* favors 7',1794961938);
INSERT INTO "log" VALUES(2,9,'1 place forage 3',1794961938);
INSERT INTO "log" VALUES(2,10,'0 assistant 0',1794961938);
INSERT INTO "log" VALUES(2,11,'0 place forage 0',1794961938);
INSERT INTO "log" VALUES(2,12,'0 place transmute 1',1794961938);
INSERT INTO "log" VALUES(2,13,'0 place buy-artifact 0',1794961938);
INSERT INTO "log" VALUES(2,14,'0 place test-student 1',1794961938);
INSERT INTO "log" VALUES(2,15,'0 place drink 1',1794961938);
INSERT INTO "log" VALUES(2,16,'2 place forage 0',1794961938);
INSERT INTO "log" VALUES(2,17,'2 place transmute 2',1794961938);
INSERT INTO "log" VALUES(2,18,'1 forage deck
* ingredients 4',1794961938);
INSERT INTO "log" VALUES(2,19,'1 forage feather',1794961938);
INSERT INTO "log" VALUES(2,20,'1 forage scorpion',1794961938);
INSERT INTO "log" VALUES(2,21,'2 transmute claw',1794961938);
INSERT INTO "log" VALUES(2,22,'0 transmute scorpion',1794961938);
INSERT INTO "log" VALUES(2,23,'2 transmute claw',1794961938);
INSERT INTO "log" VALUES(2,24,'0 mix fern toad
* adventurer 4
* face-up 5 2 2 7 6',1794961938);
INSERT INTO "log" VALUES(2,25,'2 order 1',1794961938);
INSERT INTO "log" VALUES(2,26,'0 order 8
* ingredients 0 1
* favors 2',1794961938);
INSERT INTO "log" VALUES(2,27,'1 order 6
* favors 3 0',1794961938);
INSERT INTO "log" VALUES(2,28,'0 assistant 0',1794961938);
INSERT INTO "log" VALUES(2,29,'0 place forage 3',1794961938);
INSERT INTO "log" VALUES(2,30,'0 place transmute 0',1794961938);
INSERT INTO "log" VALUES(2,31,'0 place sell 1',1794961938);
INSERT INTO "log" VALUES(2,32,'0 done',1794961938);
INSERT INTO "log" VALUES(2,33,'1 assistant 0',1794961938);
INSERT INTO "log" VALUES(2,34,'1 place forage 1',1794961938);
INSERT INTO "log" VALUES(2,35,'1 place transmute 1',1794961938);
INSERT INTO "log" VALUES(2,36,'1 place custodian 1',1794961938);
INSERT INTO "log" VALUES(2,37,'1 place sell 0',1794961938);
INSERT INTO "log" VALUES(2,38,'1 place buy-artifact 1',1794961938);
INSERT INTO "log" VALUES(2,39,'1 place debunk 0',1794961938);
INSERT INTO "log" VALUES(2,40,'1 place publish 0',1794961938);
CREATE TABLE seats (
	table_id INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	kind TEXT NOT NULL, 
	name TEXT NOT NULL, 
	level TEXT, 
	holder TEXT, 
	PRIMARY KEY (table_id, seat), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "seats" VALUES(1,0,'human','P0',NULL,'hhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhh');
INSERT INTO "seats" VALUES(1,1,'human','P1',NULL,'hhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhh');
INSERT INTO "seats" VALUES(2,0,'human','P0',NULL,'hhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhh');
INSERT INTO "seats" VALUES(2,1,'human','P1',NULL,'hhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhh');
INSERT INTO "seats" VALUES(2,2,'human','P2',NULL,'hhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhh');
CREATE TABLE tables (
	id INTEGER NOT NULL, 
	code TEXT NOT NULL, 
	header TEXT NOT NULL, 
	opening TEXT NOT NULL, 
	lang TEXT NOT NULL, 
	open BOOLEAN NOT NULL, 
	over BOOLEAN NOT NULL, 
	created BIGINT NOT NULL, 
	next TEXT, agreed TEXT DEFAULT '{}' NOT NULL, 
	PRIMARY KEY (id), 
	UNIQUE (code)
);
INSERT INTO "tables" VALUES(1,'UEHJTE','{"goldenlane": 1, "game": "golem", "options": {"players": 2, "setup": "normal"}, "content": "4d6ae493e3339336"}','* characters 40 45 41 46
* street 10 6 1 3 8 5 4
* street 9 5 1 4 3 6 10
* street 6 3 4 9 5 1 2
* library 19 11 5 14 7
* tiles 5 10 0
* pour 0 1 0 1 1 1 0 0 1 0 1 0 1 1 0 0 0 1 0 0 0 1 0 0 0
* order 0 1
* start-tiles 12 10 9 3
* start-tiles 1 6 13 2
* goals 73 63 77 66
* goals 58 56 51 59','en',0,0,1794961937,NULL,'{"hints":true,"thinking":1.0,"notebook":"full"}');
INSERT INTO "tables" VALUES(2,'FXCXWM','{"goldenlane": 1, "game": "alchemists", "options": {"players": 3, "variant": "apprentice", "modules": []}, "content": "368a362c73a4a31a"}','* truth 1 -1 0 5 4 6 2 1 7 3
* artifacts 5 4 2
* artifacts 7 12 8
* artifacts 19 18 15
* adventurer 2
* face-up 0 6 0 7 6
* ingredients 0 5 6
* ingredients 4 5 4
* ingredients 2 1 6
* deal-favors 1 6
* deal-favors 1 3
* deal-favors 0 1','en',0,0,1794961938,NULL,'{"hints":true,"thinking":1.0,"notebook":"full"}');
CREATE INDEX seats_by_holder ON seats (holder);
COMMIT;
