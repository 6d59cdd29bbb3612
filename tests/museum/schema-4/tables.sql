BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0004');
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
INSERT INTO "log" VALUES(1,1,'0 keep 60',1794961945);
INSERT INTO "log" VALUES(1,2,'1 keep 71',1794961945);
INSERT INTO "log" VALUES(1,3,'0 keep 68',1794961945);
INSERT INTO "log" VALUES(1,4,'1 keep 55',1794961945);
INSERT INTO "log" VALUES(1,5,'0 keep 57',1794961945);
INSERT INTO "log" VALUES(1,6,'1 keep 70',1794961945);
INSERT INTO "log" VALUES(1,7,'0 return 68',1794961945);
INSERT INTO "log" VALUES(1,8,'1 return 71
* artifact-tiles 4 0',1794961945);
INSERT INTO "log" VALUES(1,9,'0 artifact-tile 3A',1794961945);
INSERT INTO "log" VALUES(1,10,'0 start 12 17',1794961945);
INSERT INTO "log" VALUES(1,11,'1 start 4 10',1794961945);
INSERT INTO "log" VALUES(1,12,'1 student yellow',1794961945);
INSERT INTO "log" VALUES(1,13,'0 gold 3',1794961945);
INSERT INTO "log" VALUES(1,14,'1 first red yellow',1794961945);
INSERT INTO "log" VALUES(1,15,'0 first red yellow',1794961945);
INSERT INTO "log" VALUES(1,16,'1 step yellow 1',1794961945);
INSERT INTO "log" VALUES(1,17,'1 step red 1',1794961945);
INSERT INTO "log" VALUES(1,18,'1 step yellow 2',1794961945);
INSERT INTO "log" VALUES(1,19,'1 step red 2',1794961945);
INSERT INTO "log" VALUES(1,20,'1 step red 3',1794961945);
INSERT INTO "log" VALUES(1,21,'0 step yellow 1',1794961945);
INSERT INTO "log" VALUES(1,22,'0 step yellow 2',1794961945);
INSERT INTO "log" VALUES(1,23,'0 step red 1',1794961945);
INSERT INTO "log" VALUES(1,24,'0 step yellow 3',1794961945);
INSERT INTO "log" VALUES(1,25,'0 step yellow 4',1794961946);
INSERT INTO "log" VALUES(1,26,'1 marble yellow research',1794961946);
INSERT INTO "log" VALUES(1,27,'1 buy 36',1794961946);
INSERT INTO "log" VALUES(1,28,'1 column 2
* book 24',1794961946);
INSERT INTO "log" VALUES(1,29,'1 done',1794961946);
INSERT INTO "log" VALUES(1,30,'1 take 1 vp',1794961946);
INSERT INTO "log" VALUES(1,31,'1 done',1794961946);
INSERT INTO "log" VALUES(1,32,'0 rabbi A6',1794961946);
INSERT INTO "log" VALUES(1,33,'0 upgrade gray-1',1794961946);
INSERT INTO "log" VALUES(1,34,'0 slot 1 a',1794961946);
INSERT INTO "log" VALUES(1,35,'0 pay 1 coin 1 knowledge',1794961946);
INSERT INTO "log" VALUES(1,36,'1 marble blue work',1794961946);
INSERT INTO "log" VALUES(1,37,'1 work 0',1794961946);
INSERT INTO "log" VALUES(1,38,'0 marble black mirror',1794961946);
INSERT INTO "log" VALUES(1,39,'0 student red',1794961946);
INSERT INTO "log" VALUES(1,40,'0 done',1794961946);
INSERT INTO "log" VALUES(2,1,'0 keep herbalist',1794961946);
INSERT INTO "log" VALUES(2,2,'1 keep custodian',1794961946);
INSERT INTO "log" VALUES(2,3,'2 keep barmaid
* ingredients 2 3 0',1794961946);
INSERT INTO "log" VALUES(2,4,'0 discard mushroom',1794961946);
INSERT INTO "log" VALUES(2,5,'0 discard scorpion',1794961946);
INSERT INTO "log" VALUES(2,6,'0 order 8
* ingredients 3 0
* favors 0',1794961946);
INSERT INTO "log" VALUES(2,7,'1 order 4
* ingredients 4 2',1794961946);
INSERT INTO "log" VALUES(2,8,'2 order 5
* ingredients 2
* favors 3',1794961946);
INSERT INTO "log" VALUES(2,9,'0 assistant 1',1794961946);
INSERT INTO "log" VALUES(2,10,'0 place forage 1',1794961946);
INSERT INTO "log" VALUES(2,11,'0 place transmute 0',1794961946);
INSERT INTO "log" VALUES(2,12,'0 place buy-artifact 1',1794961946);
INSERT INTO "log" VALUES(2,13,'0 place test-student 0',1794961946);
INSERT INTO "log" VALUES(2,14,'0 place drink 1',1794961946);
INSERT INTO "log" VALUES(2,15,'2 place forage 3',1794961946);
INSERT INTO "log" VALUES(2,16,'1 place forage 0',1794961946);
INSERT INTO "log" VALUES(2,17,'1 place transmute 2',1794961946);
INSERT INTO "log" VALUES(2,18,'2 forage scorpion',1794961946);
INSERT INTO "log" VALUES(2,19,'0 forage flower',1794961946);
INSERT INTO "log" VALUES(2,20,'2 forage claw',1794961946);
INSERT INTO "log" VALUES(2,21,'2 forage toad',1794961946);
INSERT INTO "log" VALUES(2,22,'1 transmute flower',1794961946);
INSERT INTO "log" VALUES(2,23,'1 transmute mushroom',1794961946);
INSERT INTO "log" VALUES(2,24,'0 done',1794961946);
INSERT INTO "log" VALUES(2,25,'0 mix mushroom toad
* favors 1
* ingredients 0 4 6',1794961946);
INSERT INTO "log" VALUES(2,26,'0 discard scorpion',1794961946);
INSERT INTO "log" VALUES(2,27,'0 discard mushroom
* adventurer 0
* face-up 4 6 0 3 1',1794961946);
INSERT INTO "log" VALUES(2,28,'1 order 4
* ingredients 1 5',1794961946);
INSERT INTO "log" VALUES(2,29,'2 order 8
* ingredients 1 7
* favors 0',1794961946);
INSERT INTO "log" VALUES(2,30,'0 order 2',1794961946);
INSERT INTO "log" VALUES(2,31,'2 assistant 1',1794961946);
INSERT INTO "log" VALUES(2,32,'2 place forage 0',1794961946);
INSERT INTO "log" VALUES(2,33,'2 place transmute 2',1794961946);
INSERT INTO "log" VALUES(2,34,'2 place custodian 0',1794961946);
INSERT INTO "log" VALUES(2,35,'2 place sell 1',1794961946);
INSERT INTO "log" VALUES(2,36,'2 place buy-artifact 1',1794961946);
INSERT INTO "log" VALUES(2,37,'1 place forage 1',1794961946);
INSERT INTO "log" VALUES(2,38,'1 place transmute 1',1794961946);
INSERT INTO "log" VALUES(2,39,'1 place custodian 0',1794961946);
INSERT INTO "log" VALUES(2,40,'1 place sell 0',1794961946);
CREATE TABLE probe (
	id INTEGER NOT NULL, 
	at BIGINT NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "probe" VALUES(1,0);
CREATE TABLE seats (
	table_id INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	kind TEXT NOT NULL, 
	name TEXT NOT NULL, 
	level TEXT, 
	holder TEXT, former TEXT, 
	PRIMARY KEY (table_id, seat), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "seats" VALUES(1,0,'human','P0',NULL,'hhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhh',NULL);
INSERT INTO "seats" VALUES(1,1,'human','P1',NULL,'hhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhh',NULL);
INSERT INTO "seats" VALUES(2,0,'human','P0',NULL,'hhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhh',NULL);
INSERT INTO "seats" VALUES(2,1,'human','P1',NULL,'hhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhh',NULL);
INSERT INTO "seats" VALUES(2,2,'human','P2',NULL,'hhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhh',NULL);
CREATE TABLE tables (
	id INTEGER NOT NULL, 
	code TEXT NOT NULL, 
	header TEXT NOT NULL, 
	opening TEXT NOT NULL, 
	lang TEXT NOT NULL, 
	open BOOLEAN NOT NULL, 
	over BOOLEAN NOT NULL, 
	created BIGINT NOT NULL, 
	next TEXT, agreed TEXT DEFAULT '{}' NOT NULL, origin TEXT DEFAULT 'fresh' NOT NULL, host TEXT, 
	PRIMARY KEY (id), 
	UNIQUE (code)
);
INSERT INTO "tables" VALUES(1,'9E6T7F','{"goldenlane": 1, "game": "golem", "options": {"players": 2, "setup": "normal"}, "content": "ee0507b58859bd7e"}','* characters 42 43 41 46
* street 3 10 7 5 6 9 8
* street 5 10 1 6 9 4 3
* street 8 5 10 2 7 9 4
* library 22 28 36 31 33
* tiles 5 9 7
* pour 0 0 1 2 0 1 0 0 0 0 0 1 1 0 0 0 1 0 1 0 1 0 0 0 1
* order 1 0
* start-tiles 17 2 16 12
* start-tiles 4 10 6 18
* goals 60 57 52 55
* goals 71 70 68 69','en',0,0,1794961945,NULL,'{"hints":true,"thinking":1.0,"notebook":"full"}','fresh','hhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhh');
INSERT INTO "tables" VALUES(2,'YTNQCN','{"goldenlane": 1, "game": "alchemists", "options": {"players": 3, "variant": "apprentice", "modules": [], "next-adventurer": "always"}, "content": "3563e0c4f2d58f59"}','* truth 0 -1 0 5 7 3 1 2 4 6
* artifacts 5 2 0
* artifacts 11 8 12
* artifacts 17 18 19
* adventurer 5
* face-up 6 4 3 7 2
* ingredients 2 6 4
* ingredients 6 0 7
* ingredients 7 1 7
* deal-favors 1 2
* deal-favors 3 5
* deal-favors 0 4','en',0,0,1794961946,NULL,'{"hints":true,"thinking":1.0,"notebook":"full"}','fresh','hhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhh');
CREATE INDEX seats_by_holder ON seats (holder);
COMMIT;
