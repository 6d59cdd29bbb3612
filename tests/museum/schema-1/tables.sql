BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0001');
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
INSERT INTO "log" VALUES(1,1,'0 keep 72',1794961982);
INSERT INTO "log" VALUES(1,2,'1 keep 76',1794961982);
INSERT INTO "log" VALUES(1,3,'0 keep 67',1794961982);
INSERT INTO "log" VALUES(1,4,'1 keep 59',1794961982);
INSERT INTO "log" VALUES(1,5,'0 keep 65',1794961983);
INSERT INTO "log" VALUES(1,6,'1 keep 71',1794961983);
INSERT INTO "log" VALUES(1,7,'0 return 68',1794961983);
INSERT INTO "log" VALUES(1,8,'1 return 76
* artifact-tiles 7 3',1794961983);
INSERT INTO "log" VALUES(1,9,'1 artifact-tile 4B',1794961983);
INSERT INTO "log" VALUES(1,10,'0 start 7 14',1794961983);
INSERT INTO "log" VALUES(1,11,'1 start 2 15',1794961983);
INSERT INTO "log" VALUES(1,12,'0 done',1794961983);
INSERT INTO "log" VALUES(1,13,'1 gold 2',1794961983);
INSERT INTO "log" VALUES(1,14,'0 first red blue',1794961983);
INSERT INTO "log" VALUES(1,15,'1 first red yellow',1794961983);
INSERT INTO "log" VALUES(1,16,'0 step red 1',1794961983);
INSERT INTO "log" VALUES(1,17,'0 step blue 1',1794961983);
INSERT INTO "log" VALUES(1,18,'0 step red 2',1794961983);
INSERT INTO "log" VALUES(1,19,'1 step yellow 1',1794961983);
INSERT INTO "log" VALUES(1,20,'1 step red 1',1794961983);
INSERT INTO "log" VALUES(1,21,'1 step red 2',1794961983);
INSERT INTO "log" VALUES(1,22,'0 pass',1794961983);
INSERT INTO "log" VALUES(1,23,'1 rabbi A8',1794961983);
INSERT INTO "log" VALUES(1,24,'1 step yellow 2',1794961983);
INSERT INTO "log" VALUES(1,25,'1 step yellow 3 back',1794961983);
INSERT INTO "log" VALUES(1,26,'1 done',1794961983);
INSERT INTO "log" VALUES(1,27,'1 marble yellow golem',1794961983);
INSERT INTO "log" VALUES(1,28,'1 upgrade left-leg',1794961983);
INSERT INTO "log" VALUES(1,29,'1 done',1794961983);
INSERT INTO "log" VALUES(1,30,'1 marble white research',1794961983);
INSERT INTO "log" VALUES(1,31,'1 buy 26',1794961983);
INSERT INTO "log" VALUES(1,32,'1 column 2
* book 35',1794961983);
INSERT INTO "log" VALUES(1,33,'1 done',1794961983);
INSERT INTO "log" VALUES(1,34,'0 remove white
* pour 1 1 0 0 1 0 0 1 0 0 0 0 0 1 0 1 0 1 0 0 0 0 0 0 0',1794961983);
INSERT INTO "log" VALUES(1,35,'0 rabbi A9',1794961983);
INSERT INTO "log" VALUES(1,36,'0 marble white artifacts',1794961983);
INSERT INTO "log" VALUES(1,37,'0 upgrade golden-1',1794961983);
INSERT INTO "log" VALUES(1,38,'0 slot 3 a',1794961983);
INSERT INTO "log" VALUES(1,39,'0 marble red work',1794961983);
INSERT INTO "log" VALUES(1,40,'0 work 2',1794961983);
INSERT INTO "log" VALUES(2,1,'0 keep assistant',1794961983);
INSERT INTO "log" VALUES(2,2,'1 keep herbalist',1794961983);
INSERT INTO "log" VALUES(2,3,'2 keep associate
* ingredients 2 6 5',1794961983);
INSERT INTO "log" VALUES(2,4,'1 discard toad',1794961983);
INSERT INTO "log" VALUES(2,5,'1 discard mandrake',1794961983);
INSERT INTO "log" VALUES(2,6,'1 order 8
* ingredients 2 5
* favors 0',1794961983);
INSERT INTO "log" VALUES(2,7,'2 order 4
* ingredients 0 7',1794961983);
INSERT INTO "log" VALUES(2,8,'0 order 5
* ingredients 1
* favors 7',1794961983);
INSERT INTO "log" VALUES(2,9,'1 assistant 1',1794961983);
INSERT INTO "log" VALUES(2,10,'1 place forage 1',1794961983);
INSERT INTO "log" VALUES(2,11,'1 place transmute 0',1794961983);
INSERT INTO "log" VALUES(2,12,'1 place buy-artifact 1',1794961983);
INSERT INTO "log" VALUES(2,13,'1 place test-student 0',1794961983);
INSERT INTO "log" VALUES(2,14,'1 place drink 1',1794961983);
INSERT INTO "log" VALUES(2,15,'0 assistant 1',1794961983);
INSERT INTO "log" VALUES(2,16,'0 place forage 0',1794961983);
INSERT INTO "log" VALUES(2,17,'0 place transmute 2',1794961983);
INSERT INTO "log" VALUES(2,18,'0 place buy-artifact 1',1794961983);
INSERT INTO "log" VALUES(2,19,'2 place forage 2',1794961983);
INSERT INTO "log" VALUES(2,20,'2 place transmute 0',1794961983);
INSERT INTO "log" VALUES(2,21,'2 place buy-artifact 0',1794961983);
INSERT INTO "log" VALUES(2,22,'2 place test-student 1',1794961983);
INSERT INTO "log" VALUES(2,23,'2 associate forage',1794961983);
INSERT INTO "log" VALUES(2,24,'2 forage mushroom',1794961983);
INSERT INTO "log" VALUES(2,25,'1 forage claw',1794961983);
INSERT INTO "log" VALUES(2,26,'2 done',1794961983);
INSERT INTO "log" VALUES(2,27,'0 transmute fern',1794961983);
INSERT INTO "log" VALUES(2,28,'0 transmute scorpion',1794961983);
INSERT INTO "log" VALUES(2,29,'0 buy printing-press shopkeeper',1794961983);
INSERT INTO "log" VALUES(2,30,'1 done',1794961983);
INSERT INTO "log" VALUES(2,31,'2 mix flower scorpion',1794961983);
INSERT INTO "log" VALUES(2,32,'1 mix mandrake scorpion
* favors 3
* adventurer 2
* face-up 4 1 1 0 4',1794961983);
INSERT INTO "log" VALUES(2,33,'2 order 1',1794961983);
INSERT INTO "log" VALUES(2,34,'0 order 6
* favors 2 0',1794961983);
INSERT INTO "log" VALUES(2,35,'1 order 3
* ingredients 7',1794961983);
INSERT INTO "log" VALUES(2,36,'0 assistant 1',1794961983);
INSERT INTO "log" VALUES(2,37,'0 place forage 3',1794961983);
INSERT INTO "log" VALUES(2,38,'0 place transmute 2',1794961983);
INSERT INTO "log" VALUES(2,39,'0 associate forage',1794961983);
INSERT INTO "log" VALUES(2,40,'1 place forage 2',1794961983);
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
	next TEXT, 
	PRIMARY KEY (id), 
	UNIQUE (code)
);
INSERT INTO "tables" VALUES(1,'FNGHYR','{"goldenlane": 1, "game": "golem", "options": {"players": 2, "setup": "normal"}, "content": "ff5619388b5ddf2e"}','* characters 43 40 42 48
* street 6 7 3 5 1 9 10
* street 2 10 7 5 8 1 3
* street 8 4 3 5 1 7 9
* library 13 3 26 32 12
* tiles 11 7 8
* pour 0 0 0 0 0 2 1 1 0 0 0 0 0 1 0 0 1 1 1 0 0 0 0 1 1
* order 0 1
* start-tiles 7 8 1 14
* start-tiles 2 6 15 18
* goals 54 59 72 65
* goals 71 68 76 67','en',0,0,1794961982,NULL);
INSERT INTO "tables" VALUES(2,'DK4QTY','{"goldenlane": 1, "game": "alchemists", "options": {"players": 3, "variant": "apprentice", "modules": []}, "content": "0387a81ce8f403aa"}','* truth 1 -1 2 4 7 3 5 6 0 1
* artifacts 4 3 0
* artifacts 11 8 12
* artifacts 16 18 19
* adventurer 1
* face-up 3 3 5 0 7
* ingredients 6 2 5
* ingredients 4 6 7
* ingredients 4 6 4
* deal-favors 5 1
* deal-favors 2 0
* deal-favors 0 2','en',0,0,1794961983,NULL);
CREATE INDEX seats_by_holder ON seats (holder);
COMMIT;
