BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0009');
CREATE TABLE analyses (
	table_id VARCHAR(32) NOT NULL, 
	body TEXT NOT NULL, 
	PRIMARY KEY (table_id), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
CREATE TABLE answers (
	order_id INTEGER NOT NULL, 
	server VARCHAR(32) NOT NULL, 
	body TEXT NOT NULL, 
	PRIMARY KEY (order_id, server)
);
CREATE TABLE entries (
	table_id VARCHAR(32) NOT NULL, 
	number INTEGER NOT NULL, 
	at FLOAT NOT NULL, 
	body TEXT NOT NULL, epoch INTEGER DEFAULT '0' NOT NULL, 
	PRIMARY KEY (table_id, number), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "entries" VALUES('zRp5x4SXaS0j',1,1.79510211314632654191e+09,'{"type":"sat","seat":0,"name":"P0"}',0);
INSERT INTO "entries" VALUES('zRp5x4SXaS0j',2,1.79510211317206025121e+09,'{"type":"sat","seat":1,"name":"P1"}',0);
INSERT INTO "entries" VALUES('zRp5x4SXaS0j',3,1.79510211318287634849e+09,'{"type":"started"}',0);
INSERT INTO "entries" VALUES('zRp5x4SXaS0j',4,1.79510211320173954964e+09,'{"type":"played","seat":0,"move":1,"key":"k0"}',0);
INSERT INTO "entries" VALUES('zRp5x4SXaS0j',5,1.79510211321107888225e+09,'{"type":"played","seat":1,"move":1,"key":"k1"}',0);
INSERT INTO "entries" VALUES('zRp5x4SXaS0j',6,1.79510211321588778496e+09,'{"type":"played","seat":0,"move":0,"key":"k2"}',0);
INSERT INTO "entries" VALUES('zRp5x4SXaS0j',7,1.79510211321734261514e+09,'{"type":"played","seat":1,"move":1,"key":"k3"}',0);
CREATE TABLE holders (
	table_id VARCHAR(32) NOT NULL, 
	seat INTEGER NOT NULL, 
	hash VARCHAR(64) NOT NULL, 
	link BOOLEAN NOT NULL, since FLOAT DEFAULT '0' NOT NULL, by_link BOOLEAN DEFAULT 0 NOT NULL, 
	PRIMARY KEY (table_id, seat, hash), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "holders" VALUES('zRp5x4SXaS0j',0,'fb0cdf21c5da945dd6adae98d2fae47a7d0e17013a855e94aa9b4fbc8b31bb02',0,0.0,0);
INSERT INTO "holders" VALUES('zRp5x4SXaS0j',1,'1d16f132d7355f05720dbbb7726af779b2d1f3767bbb8bd329f7c2ae8d048435',0,1795102113.17205,0);
CREATE TABLE orders (
	id INTEGER NOT NULL, 
	table_id VARCHAR(32) NOT NULL, 
	restart_at FLOAT, 
	PRIMARY KEY (id)
);
CREATE TABLE secrets (
	name VARCHAR(32) NOT NULL, 
	value VARCHAR(64) NOT NULL, 
	made FLOAT NOT NULL, 
	PRIMARY KEY (name)
);
INSERT INTO "secrets" VALUES('browsers','7462ba2f58bd495e976e7e5f1181e436c4785e0cd775689e7b661ac67253bfe3',1.79510211262812423706e+09);
CREATE TABLE servers (
	id VARCHAR(32) NOT NULL, 
	"key" INTEGER NOT NULL, 
	until FLOAT NOT NULL, 
	PRIMARY KEY (id)
);
CREATE TABLE tables (
	id VARCHAR(32) NOT NULL, 
	created FLOAT NOT NULL, 
	state VARCHAR(8) NOT NULL, 
	public BOOLEAN NOT NULL, 
	terms TEXT NOT NULL, purpose VARCHAR(96) DEFAULT '' NOT NULL, owner VARCHAR(32) DEFAULT '' NOT NULL, epoch INTEGER DEFAULT '0' NOT NULL, opener VARCHAR(32) DEFAULT '' NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('zRp5x4SXaS0j',1.79510211314632654191e+09,'playing',0,'{"game":"animalia","version":1,"seats":2,"options":{"set_uses":"one","open_medals":false},"seed":"991b7e4d25aac1678e09153805487c27","clock":null,"public":false,"hot_seat":false,"undo":true,"hints":true,"coach":false,"purpose":null,"given":0}','','',0,'');
CREATE TABLE tries (
	table_id VARCHAR(32) NOT NULL, 
	date VARCHAR(10) NOT NULL, 
	game VARCHAR(64) NOT NULL, 
	guest VARCHAR(64) NOT NULL, 
	attempt INTEGER NOT NULL, 
	name VARCHAR(64) NOT NULL, 
	finished FLOAT, 
	points INTEGER, 
	place INTEGER, 
	PRIMARY KEY (table_id), 
	CONSTRAINT tries_once UNIQUE (date, game, guest, attempt), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
CREATE TABLE uptimes (
	id VARCHAR(32) NOT NULL, 
	began FLOAT NOT NULL, 
	until FLOAT NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "uptimes" VALUES('Qv5DEj0mJ-LNGhJP',1.79510211266019105913e+09,1.79510211334602904319e+09);
CREATE INDEX tables_open ON tables (state, created);
CREATE INDEX holders_hash ON holders (hash);
CREATE INDEX tables_purpose ON tables (purpose);
CREATE INDEX tables_owner ON tables (owner);
CREATE INDEX tables_listed ON tables (public, state, opener, created);
COMMIT;
