BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0005');
CREATE TABLE cards (
	table_id INTEGER NOT NULL, 
	seq INTEGER NOT NULL, 
	at BIGINT NOT NULL, 
	round INTEGER NOT NULL, 
	to_act TEXT NOT NULL, 
	scores TEXT NOT NULL, 
	PRIMARY KEY (table_id), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "cards" VALUES(1,40,1794961987,1,'[0]','[]');
INSERT INTO "cards" VALUES(2,40,1794961988,2,'[0]','[]');
CREATE TABLE contents (
	digest TEXT NOT NULL, 
	game TEXT NOT NULL, 
	text TEXT NOT NULL, 
	PRIMARY KEY (digest)
);
INSERT INTO "contents" VALUES('ee0507b58859bd7e','golem','# Golem: every component and number.
#
# One row is one component; the last cell says where its value comes from:
#   rulebook   stated in the rulebook or one of its examples
#   community  stated on a public page
#   inferred   follows from counts, layout or examples
#   house      our own value, made to fit every example; not the published number
# An owner of the printed game can correct a copy of this file (goldenlane content export) and play
# with it (--content FILE). Effects are written in the notation of docs/content.md.

# book-columns: 5, for five tiles lie at the top of the player board; 4 would fit the four colors and the four
# tiles that speak of "this column". row-capacity and row-evenness: how the program pours marbles.
[number]
name                   | value | source
start-vp               | 10    | rulebook
start-research         | 0     | rulebook
start-golem-marker     | 3     | rulebook
golem-price            | 3     | rulebook
golem-price-each       | 3     | rulebook
gold-price             | 3     | rulebook
mirror-price           | 1     | rulebook
mirror-research-price  | 3     | rulebook
create-marker          | 2     | rulebook
destroy-marker         | 1     | rulebook
all-in-last-loss       | 5     | rulebook
control-loss           | 5     | rulebook
torso-control          | 2     | rulebook
character-coins        | 3     | rulebook
resources-per-vp       | 5     | rulebook
book-columns           | 5     | inferred
row-capacity           | 4     | house
row-evenness           | 2     | house

# The solo opponent by level: VP for each marble in the row it takes from, for placing its rabbi, and at
# the end of a round.
[automa]
level  | vp-per-power | rabbi-vp | round-vp | source
gentle | 2            | 4        | 5        | house
even   | 3            | 6        | 8        | house
stern  | 3            | 8        | 12       | house

[marbles]
players | white | black | red | yellow | blue | source
1       | 3     | 1     | 2   | 2      | 2    | rulebook
2       | 3     | 1     | 2   | 2      | 2    | rulebook
3       | 5     | 1     | 2   | 2      | 2    | rulebook
4       | 4     | 1     | 3   | 3      | 3    | rulebook

[work]
golems | price | source
1      | 1     | rulebook
2      | 3     | rulebook
3      | 5     | rulebook
4      | 8     | rulebook

[goal-set]
types | vp | source
1     | 0  | rulebook
2     | 2  | rulebook
3     | 5  | rulebook
4     | 9  | rulebook

[research-track]
position | limit | limit-upgraded | knowledge | knowledge-upgraded | vp | source
0        | 1     | 2              | 0         | 1                  | 0  | house; position: rulebook
1        | 2     | 3              | 1         | 2                  | 0  | house
2        | 2     | 3              | 1         | 2                  | 0  | house
3        | 2     | 3              | 2         | 3                  | 0  | house
4        | 3     | 4              | 2         | 3                  | 0  | house
5        | 3     | 4              | 2         | 3                  | 0  | house
6        | 3     | 4              | 3         | 4                  | 0  | house
7        | 4     | 5              | 3         | 4                  | 0  | house
8        | 4     | 5              | 3         | 4                  | 3  | house
9        | 4     | 5              | 4         | 5                  | 6  | house
10       | 5     | 5              | 4         | 5                  | 10 | house

[golem-track]
number | vp | steps | source
0      | 0  | 1     | house; vp: inferred
1      | 1  | 1     | house; vp: inferred
2      | 2  | 2     | house; vp: inferred
3      | 3  | 2     | inferred
4      | 4  | 3     | house; vp: inferred
5      | 5  | 3     | house; vp: inferred
6      | 6  | 4     | house; vp: inferred
7      | 7  | 4     | house; vp: inferred
8      | 8  | 5     | house; vp: inferred
9      | 9  | 5     | house; vp: inferred
10     | 10 | 6     | house; vp: inferred

# Income of a student: resources of the district (red clay, yellow coins, blue knowledge) and VP.
[street]
section | resource | vp | source
1       | 0        | 0  | house
2       | 1        | 0  | house
3       | 2        | 0  | house
4       | 1        | 1  | house
5       | 2        | 1  | house
6       | 2        | 2  | house
7       | 3        | 2  | house
8       | 2        | 4  | house
9       | 3        | 5  | house
10      | 3        | 7  | house

# What a golem pays, in knowledge or VP, to enter a quarter; sections I-VII have a neighborhood tile.
[quarter]
section | price | source
8       | 1     | house
9       | 3     | house
10      | 5     | rulebook

# The research upgrade tiles: what a book brings when it is added to the column. column-5 is the plain tile, menorahs
# and nothing else: above the fifth column or, with four columns, beside them.
[research-tile]
id         | cost | effect         | menorahs | source
column-1   | 2    | 1 coin, 1 clay | 1        | rulebook; cost: house
column-2   | 3    | 2 vp           | 1        | rulebook
column-3   | 4    | double         | 1        | rulebook; cost: house
column-4   | 5    | 1 gold         | 1        | rulebook; cost: house
column-5   | 8    | -              | 3        | rulebook; id: inferred; cost: house
track-tile | 5    | -              | 1        | rulebook; cost: house

# The golem upgrade tiles: the effect comes at once; lasting abilities are rules.
[golem-tile]
id        | cost | effect         | menorahs | source
torso     | 3    | -              | 1        | rulebook; id: inferred
right-arm | 4    | destroy golem  | 1        | rulebook; id: inferred; cost: house
right-leg | 6    | activate golem | 1        | rulebook; id: inferred; cost: house
head      | 8    | -              | 3        | rulebook; id: inferred; cost: house
left-arm  | 4    | -              | 1        | rulebook; id: inferred; cost: house
left-leg  | 4    | -              | 1        | rulebook; id: inferred; cost: house

# The artifact upgrade tiles: golden ones activate an artifact, gray ones add to its reward.
[artifact-upgrade]
id       | side-a      | side-b           | menorahs | source
golden-1 | red-marble  | blue-marble      | 1        | rulebook
golden-2 | first-book  | create           | 1        | rulebook
gray-1   | 2 knowledge | 1 knowledge, 1 vp| 1        | rulebook
gray-2   | 2 clay      | 1 clay, 1 vp     | 1        | rulebook
gray-3   | 2 coin      | 1 coin, 1 vp     | 1        | rulebook
big      | -           | -                | 3        | rulebook

[big-tile]
cost | source
8    | rulebook

[artifact-slot]
gold | gray | golden | source
1    | 5    | 5      | house; gold: inferred
2    | 4    | 4      | house; gold: inferred
3    | 3    | 3      | house; gold: inferred
4    | 2    | 2      | house; gold: inferred; gray: rulebook

[artifact]
side | gold-1            | gold-2                    | gold-3                  | gold-4                         | source
1A   | 1 knowledge, 1 vp | 2 coin, 4 vp              | student any +1, 4 vp    | research +1, 3 vp              | house
1B   | 1 coin            | 2 knowledge               | 1 clay, 4 vp            | student any +1, 5 vp           | house
2A   | 1 clay, 1 vp      | 1 clay, 1 knowledge, 2 vp | student any +1, 4 vp    | 8 vp                           | house
2B   | 1 vp              | 1 clay, 1 coin            | student yellow +1, 3 vp | research +1, 2 knowledge, 3 vp | house
3A   | 1 coin, 1 vp      | 2 coin, 2 vp              | student red +1, 4 vp    | 3 knowledge, 6 vp              | house
3B   | 1 knowledge       | 2 clay, 1 vp              | 5 vp                    | research +1, 2 coin, 3 vp      | house
4A   | 1 clay, 1 vp      | 1 coin, 1 knowledge, 2 vp | student blue +1, 4 vp   | 3 coin, 6 vp                   | house
4B   | 1 coin, 1 vp      | 1 clay, 1 coin, 1 vp      | 2 knowledge, 3 vp       | student any +1, 5 vp           | house

# Slots in use from so many players on; one golem each. The rightmost slot is unlimited.
[graveyard]
slot | players | bonus             | source
1    | 1       | 4 vp              | house
2    | 1       | 3 knowledge       | house
3    | 1       | student any +1    | house
4    | 1       | 2 coin -> 1 gold  | house
5    | 3       | research +1, 1 vp | house
6    | 3       | 3 coin            | house
7    | 4       | 3 clay            | house
8    | 4       | 3 vp              | house
9    | 1       | -                 | house

[library]
slot | cost | source
1    | 0    | house
2    | 0    | house
3    | 1    | house
4    | 2    | house
5    | 3    | house

[printed-space]
effect          | source
any 5 resources | house

[action-tile]
id  | effect                                                              | source
A1  | golem-track +-1, 1 vp per golem-track, 1 knowledge per golem-track  | rulebook
A2  | 1 gold, 1 vp per completed-artifact                                 | rulebook
A3  | 3 clay, create golem, move golem 1 any                              | rulebook
A4  | buy book slot-only                                                  | rulebook
A5  | destroy golem, 1 vp per grave, 1 clay per grave                     | rulebook
A6  | upgrade any discount 3 mix                                          | rulebook
A7  | move golem 4 forward, activate golem, no-control-cost               | rulebook
A8  | move golems 2 any, activate golem                                   | rulebook
A9  | research +1, use 1 active                                           | rulebook
A10 | use tile                                                            | rulebook
A11 | 1 of each, draw goals                                               | rulebook
A12 | student any +1, 1 vp per leftmost-student                           | rulebook

[neighborhood]
district | number | effect                                  | source
red      | 1      | 2 clay                                  | rulebook; number: inferred
red      | 2      | create golem discount 1                 | rulebook; number: inferred
red      | 3      | 3 clay                                  | rulebook; number: inferred
red      | 4      | student any +1                          | rulebook; number: inferred
red      | 5      | create golem discount 3                 | rulebook; number: inferred
red      | 6      | destroy golem then 1 vp per golem-track | rulebook; number: inferred
red      | 7      | upgrade golem discount 5                | rulebook; number: inferred
red      | 8      | student red -1 -> 4 vp, 3 clay          | rulebook; number: inferred
red      | 9      | 3 clay -> 6 vp                          | rulebook; number: inferred
red      | 10     | create golem discount 2, 1 vp per golem-track | rulebook; number: inferred
yellow   | 1      | 2 coin                                  | rulebook; number: inferred
yellow   | 2      | upgrade artifact discount 2             | rulebook; number: inferred
yellow   | 3      | 1 coin -> 1 gold                        | rulebook; number: inferred
yellow   | 4      | destroy golem, 3 coin                   | rulebook; number: inferred
yellow   | 5      | 4 coin -> 2 student-steps               | rulebook; number: inferred
yellow   | 6      | draw goals, 2 coin                      | rulebook; number: inferred
yellow   | 7      | student yellow -1 -> 3 vp, 1 gold       | rulebook; number: inferred
yellow   | 8      | 5 coin -> 7 vp                          | rulebook; number: inferred
yellow   | 9      | activate artifact                       | rulebook; number: inferred
yellow   | 10     | student-income                          | rulebook; number: inferred
blue     | 1      | 2 knowledge                             | rulebook; number: inferred
blue     | 2      | 2 knowledge -> research +1              | rulebook; number: inferred
blue     | 3      | 3 knowledge                             | rulebook; number: inferred
blue     | 4      | buy book discount 3                     | rulebook; number: inferred
blue     | 5      | student blue -1 -> 3 vp, research +1    | rulebook; number: inferred
blue     | 6      | upgrade research discount 4             | rulebook; number: inferred
blue     | 7      | research -1 -> 3 vp, student any +1     | rulebook; number: inferred
blue     | 8      | 4 knowledge -> 4 vp, research +1        | rulebook; number: inferred
blue     | 9      | buy book discount 5                     | rulebook; number: inferred
blue     | 10     | use 3 active                            | rulebook; number: inferred

[character]
number | deck  | coins | bonus                                    | steps | pair        | source
39     | I-III | 2     | upgrade any discount 4, 1 vp             | 2     | red yellow  | rulebook; number: inferred; steps: house; pair: house
40     | I-III | 3     | research +2                              | 2     | yellow blue | rulebook; number: inferred; steps: house; pair: house
41     | I-III | 3     | move golem 1 any, activate 2 golems      | 1     | red blue    | rulebook; number: inferred; steps: house; pair: house
42     | I-III | 3     | 2 gold                                   | 3     | red yellow  | rulebook; number: inferred; steps: house; pair: house
43     | I-III | 4     | create golem discount 4, student red +1  | 1     | red blue    | rulebook; number: inferred; steps: house; pair: house
44     | I-III | 3     | research +1, student blue +1             | 2     | yellow blue | rulebook; number: inferred; steps: house; pair: house
45     | I-III | 3     | 1 gold, student yellow +1                | 2     | red yellow  | rulebook; number: inferred; steps: house; pair: house
46     | IV    | 5     | 1 vp per upgraded-tile                   | 2     | yellow blue | rulebook; number: inferred; steps: house; pair: house
47     | IV    | 6     | 3 vp per leftmost-student                | 3     | red blue    | rulebook; number: inferred; steps: house; pair: house
48     | IV    | 4     | 3 vp per golem-track                     | 3     | red yellow  | rulebook; number: inferred; steps: house; pair: house
49     | IV    | 6     | 4 vp, buy book discount 5                | 3     | yellow blue | rulebook; number: inferred; steps: house; pair: house
50     | IV    | 5     | destroy golem, 2 vp per grave            | 2     | red blue    | rulebook; number: inferred; steps: house; pair: house

# cost: knowledge, or "student" for a black book: move one own student back 1.
[book]
number | color  | cost    | immediate                | active                      | source
1      | red    | 1       | 2 clay                   | 1 clay                      | house; number: inferred
2      | red    | 1       | 1 clay, 1 vp             | 1 clay -> 2 vp              | house; number: inferred
3      | red    | 2       | student red +1           | 1 clay                      | house; number: inferred
4      | red    | 2       | golem-track +-1          | 1 vp                        | house; number: inferred
5      | red    | 3       | 3 clay                   | 1 clay / 1 knowledge        | house; number: inferred
6      | red    | 3       | destroy golem            | 2 vp                        | house; number: inferred
7      | red    | 4       | upgrade any discount 3   | 2 clay                      | house; number: inferred
8      | red    | 4       | 1 gold                   | student red +1              | house; number: inferred
9      | blue   | 1       | 1 knowledge              | 1 knowledge -> research +1  | rulebook; number: inferred; color: house
10     | blue   | 1       | 3 vp                     | 1 knowledge                 | house; number: inferred
11     | blue   | 2       | research +1, 1 vp        | 1 vp                        | house; number: inferred
12     | blue   | 2       | student blue +1          | 1 knowledge                 | house; number: inferred
13     | blue   | 3       | research +1, 2 vp        | 1 knowledge / 1 coin        | house; number: inferred
14     | blue   | 3       | upgrade any discount 2   | 2 knowledge                 | house; number: inferred
15     | blue   | 4       | research +1, 2 vp        | 2 knowledge -> research +1, 1 vp | house; number: inferred
16     | blue   | 4       | 2 vp                     | research +1                 | house; number: inferred
17     | yellow | 1       | 2 coin                   | 1 coin                      | house; number: inferred
18     | yellow | 1       | 1 coin, 1 vp             | 1 coin -> 2 vp              | house; number: inferred
19     | yellow | 2       | student yellow +1        | 1 coin                      | house; number: inferred
20     | yellow | 2       | 1 gold                   | 1 vp                        | house; number: inferred
21     | yellow | 3       | 3 coin                   | 1 coin / 1 clay             | house; number: inferred
22     | yellow | 3       | upgrade any discount 3   | 1 coin, 1 vp                | house; number: inferred
23     | yellow | 4       | 1 gold, 1 vp             | 2 coin -> 1 gold            | house; number: inferred
24     | yellow | 4       | 1 gold                   | student yellow +1           | house; number: inferred
25     | green  | 1       | 2 vp                     | 1 vp                        | house; number: inferred
26     | green  | 1       | 1 clay, 1 coin           | 1 clay / 1 coin / 1 knowledge | house; number: inferred
27     | green  | 2       | student any +1           | 1 vp                        | house; number: inferred
28     | green  | 2       | 3 vp                     | 1 knowledge -> 2 vp         | house; number: inferred
29     | green  | 3       | student any +1           | 3 coin -> student any +1    | house; number: inferred
30     | green  | 3       | 4 vp                     | 1 vp / 1 knowledge          | house; number: inferred
31     | green  | 4       | student any +1, 2 vp     | 2 vp                        | house; number: inferred
32     | green  | 4       | 3 vp                     | 1 knowledge -> student any +1 | house; number: inferred
33     | black  | student | 2 clay, 2 coin           | 1 clay / 1 coin             | house; number: inferred; cost: rulebook
34     | black  | student | 3 knowledge              | 1 knowledge                 | house; number: inferred; cost: rulebook
35     | black  | student | 4 vp                     | 2 vp                        | house; number: inferred; cost: rulebook
36     | black  | student | 1 gold, 1 vp             | 1 coin / 1 vp               | house; number: inferred; cost: rulebook
37     | black  | student | research +1              | 1 knowledge -> research +1  | house; number: inferred; cost: rulebook
38     | black  | student | upgrade any discount 4   | 1 vp / 1 coin               | house; number: inferred; cost: rulebook

[goal]
number | kind           | threshold | vp | source
51     | student-red    | 5         | 2  | rulebook; number: inferred
52     | student-blue   | 5         | 2  | rulebook; number: inferred
53     | student-yellow | 5         | 2  | rulebook; number: inferred
54     | created        | 2         | 2  | rulebook; number: inferred
55     | gold           | 6         | 2  | rulebook; number: inferred
56     | upgrades       | 5         | 2  | rulebook; number: inferred
57     | research       | 5         | 2  | rulebook; number: inferred
58     | books          | 5         | 2  | rulebook; number: inferred
59     | destroyed      | 2         | 2  | rulebook; number: inferred
60     | student-red    | 7         | 4  | house; number: inferred; vp: inferred
61     | student-blue   | 7         | 4  | house; number: inferred; vp: inferred
62     | student-yellow | 7         | 4  | house; number: inferred; vp: inferred
63     | created        | 3         | 4  | rulebook; number: inferred; vp: inferred
64     | gold           | 8         | 4  | rulebook; number: inferred
65     | upgrades       | 7         | 4  | rulebook; number: inferred
66     | research       | 6         | 4  | house; number: inferred; vp: inferred
67     | books          | 7         | 4  | house; number: inferred; vp: inferred
68     | destroyed      | 3         | 4  | house; number: inferred; vp: inferred
69     | student-red    | 9         | 6  | house; number: inferred
70     | student-blue   | 9         | 6  | house; number: inferred
71     | student-yellow | 9         | 6  | house; number: inferred
72     | created        | 4         | 6  | inferred; vp: house
73     | gold           | 10        | 12 | inferred; vp: house
74     | upgrades       | 10        | 6  | house; number: inferred
75     | research       | 8         | 6  | house; number: inferred
76     | books          | 8         | 6  | house; number: inferred
77     | destroyed      | 4         | 6  | house; number: inferred

[start-tile]
number | effect                                              | source
1      | student yellow +1, 1 clay, 2 coin, 1 knowledge      | house
2      | 1 gold, 1 clay, 1 coin                              | house
3      | student red +1, 2 clay, 1 coin, 2 knowledge         | house
4      | upgrade left-leg free, 1 clay, 1 coin               | house
5      | research +1, 2 clay, 1 coin, 1 knowledge            | house
6      | upgrade column-1 free, 1 clay, 1 coin, 1 knowledge  | house
7      | upgrade gray free, 2 clay, 1 coin, 1 knowledge      | house
8      | 1 gold, 1 clay, 1 knowledge                         | house
9      | student blue +1, 1 clay, 1 coin, 2 knowledge        | house
10     | student any +1, 2 clay, 1 coin, 1 knowledge         | house
11     | research +1, 2 clay, 1 coin, 2 knowledge            | house
12     | 1 gold, 2 coin, 1 knowledge                         | house
13     | golem-track +-1, 2 clay, 2 coin, 1 knowledge        | house
14     | draw goals, 2 clay, 2 coin, 1 knowledge             | house
15     | 4 clay, 1 coin, 1 knowledge                         | house
16     | 1 clay, 4 coin, 1 knowledge                         | house
17     | 3 clay, 1 coin, 3 knowledge                         | house
18     | 2 clay, 3 coin, 2 knowledge                         | house

# The introductory set-up: "seat" is the place in the turn order.
[intro-board]
characters  | red           | yellow         | blue          | source
39 43 41 46 | 1 2 4 5 7 8 9 | 1 3 4 5 6 7 10 | 1 4 5 6 7 8 9 | rulebook

# place: where the gold and the free gray tile go (the cauldron''s number of ingots).
[intro-seat]
seat | start-tiles | artifact | goals    | golems      | place  | source
1    | 1 2         | 3B       | 54 62 67 | red yellow  | 1 -    | house; golems: rulebook; place: rulebook
2    | 3 4         | 2A       | 63 64 65 | red blue    | - -    | house; golems: rulebook
3    | 5 6         | 4B       | 56 61 66 | yellow blue | - -    | house; golems: rulebook
4    | 7 8         | 1A       | 55 60 68 | red yellow  | 3 gray-3a | house; golems: rulebook; place: rulebook
');
INSERT INTO "contents" VALUES('3563e0c4f2d58f59','alchemists','# Alchemists with The King''s Golem: every number and card of the game.
#
# Sources: rulebook = stated in the printed rulebook; community = stated by public sources;
# inferred = follows from these; recalled = likely but not confirmed; computed = proved by counting;
# house = our own balanced value, to be corrected by an owner of the printed game.

# ---- ingredients and potions -------------------------------------------------------------------
[ingredient]
# In the order of the results triangle; code is the place in the 4-letter game code.
name     | cards | code | source
mushroom | 5     | 2    | community
fern     | 5     | 0    | community
toad     | 5     | 6    | community
claw     | 5     | 1    | community
flower   | 5     | 3    | community
mandrake | 5     | 4    | community
scorpion | 5     | 5    | community
feather  | 5     | 7    | community

[adventurer]
# The names are not printed.
name      | left | middle | right | source
cleric    | B+   | R+     | G+    | community
ranger    | G+   | B+     | R-    | community
berserker | R+   | G+     | B-    | community
sorcerer  | R-   | G-     | B+    | community
witcher   | G-   | B-     | R+    | community
assassin  | B-   | R-     | G-    | community

# ---- cards -------------------------------------------------------------------------------------
[favor]
name       | cards | module        | source
assistant  | 4     | -             | community
herbalist  | 4     | -             | community
associate  | 3     | -             | community
custodian  | 3     | -             | community
barmaid    | 2     | -             | community
merchant   | 2     | -             | community
sage       | 2     | -             | community
shopkeeper | 2     | -             | community
courtier   | 4     | golem-project | rulebook
publisher  | 1     | promo         | house

[artifact]
# vp "special": worth what its text says.
name               | deck | cost | vp      | module          | source
boots-of-speed     | 1    | 4    | 2       | -               | community
discount-card      | 1    | 3    | 1       | -               | community
magic-mortar       | 1    | 3    | 1       | -               | community
periscope          | 1    | 3    | 1       | -               | community
printing-press     | 1    | 4    | 2       | -               | community
robe-of-respect    | 1    | 4    | 0       | -               | community
replicator         | 1    | 3    | 1       | startup-funding | house; name: rulebook; deck: inferred
amulet-of-rhetoric | 2    | 4    | 0       | -               | community
hypnotic-amulet    | 2    | 3    | 1       | -               | community
seal-of-authority  | 2    | 4    | 0       | -               | community
silver-chalice     | 2    | 4    | 6       | -               | community
thinking-cap       | 2    | 4    | 1       | -               | community
witchs-trunk       | 2    | 3    | 2       | -               | community
royal-signet       | 2    | 3    | 1       | golem-project   | house; name: rulebook; deck: inferred
altar-of-gold      | 3    | 1    | 0       | -               | community
bronze-cup         | 3    | 4    | 4       | -               | community
crystal-cabinet    | 3    | 5    | special | -               | community
feather-in-cap     | 3    | 3    | special | -               | community
magic-mirror       | 3    | 4    | special | -               | community
wisdom-idol        | 3    | 4    | special | -               | community
mahogany-bookcase  | 3    | 4    | special | golem-project   | house; name: rulebook; deck: inferred

# ---- choosing order and declaring actions ------------------------------------------------------
[order-space]
# From the top (acts first, declares last). players: the numbers of players that use the space.
number | players | cost   | benefit               | source
1      | 2 3 4   | 1 gold | -                     | community
2      | 2 3 4   | -      | -                     | community
3      | 2 3 4   | -      | 1 ingredient          | community
4      | 2 3 4   | -      | 2 ingredient          | community
5      | 2 3 4   | -      | 1 favor, 1 ingredient | community
6      | 2 3 4   | -      | 2 favor               | community
7      | 4       | -      | 3 ingredient          | community
8      | 3 4     | -      | 1 favor, 2 ingredient | community

[green-space]
# For the paralyzed.
benefit               | source
1 favor, 1 ingredient | community

[action-space]
# In the order in which they are resolved. cubes: for the first, second ... action of a player.
# The second cube of debunk is disputed: 1 or 2.
name           | cubes-2 | cubes-3 | cubes-4 | first | last | module        | source
forage         | 1 1 1   | 1 1 1   | 1 1     | 1     | 6    | -             | community
transmute      | 1 2     | 1 2     | 1 2     | 1     | 6    | -             | community
custodian      | 1       | 1       | 1       | 1     | 6    | -             | community
sell           | 2       | 2       | 2       | 2     | 6    | -             | community; first: rulebook
research-golem | 1 1     | 1 1     | 1 1     | 1     | 6    | golem-project | house; first: rulebook
buy-artifact   | 1 2     | 1 2     | 1 2     | 1     | 6    | -             | community
visit-library  | 1 2     | 1 2     | 1 2     | 1     | 6    | golem-project | house; first: rulebook
debunk         | 1 1     | 1 1     | 1 1     | 2     | 6    | -             | community; first: rulebook
publish        | 1 2     | 1 2     | 1 2     | 2     | 6    | -             | community; first: rulebook
test-student   | 1 1     | 1 1     | 1 1     | 1     | 5    | -             | community
drink          | 1 1     | 1 1     | 1 1     | 1     | 5    | -             | community
exhibition     | 1 1 1 1 | 1 1 1 1 | 1 1 1   | 6     | 6    | -             | community

[cubes]
# Action cubes of a player in rounds 1 to 6.
module        | players | rounds      | source
-             | 2       | 3 6 6 6 6 6 | community
-             | 3       | 3 5 5 5 5 5 | community
-             | 4       | 3 4 4 4 4 4 | community
golem-project | 2       | 3 6 6 6 6 6 | rulebook
golem-project | 3       | 3 5 5 6 6 6 | rulebook
golem-project | 4       | 3 5 5 5 5 5 | rulebook

# ---- reputation, selling -----------------------------------------------------------------------
[zone]
# from: the lowest reputation of the zone; price and smiles: added when selling; loss: added to
# every loss of reputation.
name  | from | price | smiles | loss | source
red   | 1    | -1    | 0      | -1   | community; loss: inferred
plain | 7    | 0     | 0      | 0    | community
green | 14   | 0     | 1      | 1    | community
blue  | 18   | 1     | 1      | 2    | community

[guarantee]
# From the least to the best quality, which is what the mix must reach.
name    | price | source
any     | 1     | community
neutral | 2     | community
sign    | 3     | community
exact   | 4     | community

[bid]
discount | smiles | source
0        | 1      | community
1        | 2      | inferred
2        | 3      | inferred
3        | 4      | inferred

# ---- theories, articles, grants, conferences ---------------------------------------------------
[seal]
# cards: per player in the base game, with the Royal Encyclopedia. vp: if the theory is correct.
name   | base | encyclopedia | vp | source
gold   | 2    | 2            | 5  | community
silver | 3    | 4            | 3  | community; encyclopedia: rulebook
red    | 2    | 2            | 0  | community
green  | 2    | 2            | 0  | community
blue   | 2    | 2            | 0  | community
white  | 0    | 1            | 0  | rulebook

[grant]
# about: ingredients, or articles for the encyclopedia grant.
name         | about                             | vp | module             | source
grant-1      | mushroom fern toad claw           | 2  | -                  | house
grant-2      | toad claw flower mandrake         | 2  | -                  | house
grant-3      | flower mandrake scorpion feather  | 2  | -                  | house
grant-4      | scorpion feather mushroom fern    | 2  | -                  | house
grant-5      | mushroom toad flower scorpion     | 1  | -                  | house
encyclopedia | articles                          | 2  | royal-encyclopedia | house; about: rulebook

[conference]
# reputation: for 0, 1, 2 ... own seals on theories; the last number also for more.
number | variant    | module        | reputation  | source
1      | apprentice | -             | -1 1        | community
1      | master     | -             | -2 -1 1     | community
2      | apprentice | -             | -2 -1 1     | community
2      | master     | -             | -3 -2 -1 1  | community
2      | apprentice | golem-project | -2 -1 0 1   | house
2      | master     | golem-project | -3 -2 -1 0 1 | house

[golem-conference]
# The first one: for at least one report, favors for it, for no report.
variant    | report | favors | none | source
apprentice | 1      | 1      | 0    | rulebook
master     | 0      | 1      | -2   | rulebook

# ---- numbers -----------------------------------------------------------------------------------
[setup]
name                    | value | source
gold                    | 2     | rulebook
favors-drawn            | 2     | community
ingredients-apprentice  | 3     | community
ingredients-master      | 2     | rulebook
reputation              | 10    | community
face-up-ingredients     | 5     | community
artifacts-per-deck      | 3     | community
startup-dealt           | 4     | rulebook
startup-extra-favor     | 1     | rulebook
startup-apprentice      | 1     | rulebook
order-boards-per-group  | 2     | rulebook
under-the-counter       | 1     | rulebook
two-player-approval     | 1     | rulebook

[number]
# What the rules count with.
name                     | value | source
transmute-gold           | 1     | community
sage-gold                | 1     | community
shopkeeper-discount      | 1     | community
merchant-gold            | 1     | community
barmaid-reputation       | 1     | community
herbalist-draws          | 3     | community
herbalist-discards       | 2     | community
unhappy-student-gold     | 1     | community
insanity-reputation      | 1     | community
poison-cubes             | 1     | community
unused-cubes-per-favor   | 2     | community
sale-loss                | 1     | community
publish-gold             | 1     | rulebook
publish-reputation       | 1     | rulebook
endorse-gold             | 1     | rulebook
theory-seals             | 3     | community
debunk-success           | 2     | rulebook
debunk-failure           | -1    | rulebook
seal-loss                | -5    | rulebook
first-grant              | 2     | rulebook
later-grant              | 3     | rulebook
grant-gold               | 2     | community
top-alchemist-reputation | 1     | community
exhibition-first         | 1     | community
exhibition-both-signs    | 2     | community
exhibition-failure       | -1    | community
lowest-reputation        | 1     | community
discount-card-first      | 2     | community
discount-card-later      | 1     | community
robe-of-respect          | 1     | community
amulet-of-rhetoric       | 5     | community
hypnotic-amulet          | 4     | community
seal-of-authority        | 2     | community
thinking-cap             | 2     | community
witchs-trunk             | 7     | community
royal-signet             | 4     | rulebook
altar-of-gold            | 8     | community
library-shown            | 4     | rulebook
under-the-counter-gold   | 1     | rulebook
tests-before-animation   | 2     | rulebook
animation-failure        | -2    | rulebook
report-weight-one        | 2     | rulebook
report-weight-two        | 1     | rulebook
reports-highest          | 2     | rulebook
reports-lowest           | -2    | rulebook
conference-animated      | 3     | rulebook
starting-artifact-cost-3 | -5    | rulebook
starting-artifact-cost-4 | -7    | rulebook

[score]
# Victory points of the final scoring, beside those of artifacts, seals and grants.
name                  | value | source
favor-gold            | 2     | community
approval-gold         | 2     | rulebook
gold-per-point        | 3     | community
wrong-theory          | -4    | rulebook
crystal-cabinet       | 2     | community
feather-in-cap        | 1     | community
magic-mirror-per      | 5     | community
wisdom-idol           | 1     | community
mahogany-bookcase     | 2     | rulebook
secret-artifact-cost  | 5     | rulebook
report-one-right      | 4     | rulebook
report-two-right      | 2     | rulebook
report-two-wrong      | -6    | rulebook
report-one-wrong      | -8    | rulebook
animated-golem        | 5     | rulebook

[rule]
# Open points of the rules: what was chosen, and in the comment what else could be meant.
# adventurer-potions-N      sales in a round with N players
# exhibition-places-N       players who may exhibit the same potion with N players
# endorsing-reputation      for endorsing a theory or article; others add 1
# conflict-reputation       for demonstrating a conflict
# bid-cards                 return | spent (played once in the game)
# sale-loss-by              quality (of the potion) | guarantee (of 2 or 1 gold, and every failed sale)
# sold-potion               offered (a potion is used up by every sale) | met (only by a met guarantee)
# lowest-price              a guarantee whose price falls below this cannot be chosen
# thinking-cap              private | public
# later-artifacts           open | hidden (the rows of decks II and III before their conference)
# article-seals             seals on an article
# conflict-tokens           pairs of conflict tokens; 0: they do not run out
# robe-in-final-round       yes | no
name                 | value   | source
adventurer-potions-2 | 1       | recalled
adventurer-potions-3 | 2       | recalled
adventurer-potions-4 | 3       | recalled
exhibition-places-2  | 1       | community
exhibition-places-3  | 2       | community
exhibition-places-4  | 3       | community
endorsing-reputation | 0       | rulebook
conflict-reputation  | 2       | recalled
bid-cards            | return  | recalled
sale-loss-by         | quality | community
sold-potion          | offered | community
lowest-price         | 1       | inferred
thinking-cap         | private | house
later-artifacts      | open    | house
article-seals        | 3       | inferred
conflict-tokens      | 0       | house
robe-in-final-round  | no      | community

# ---- Startup Funding ---------------------------------------------------------------------------
[startup-card]
number | effect                                           | source
1      | 3 gold                                           | house
2      | 2 gold, 1 ingredient                             | house
3      | 1 gold, 2 ingredient                             | house
4      | 2 ingredient, 1 reputation                       | house
5      | 1 gold, 1 ingredient, 1 reputation               | house
6      | 1 gold, 2 favor                                  | house
7      | 2 gold, 1 favor                                  | house
8      | 1 ingredient, 1 favor, 1 reputation              | house
9      | 1 book                                           | house
10     | 1 gold, 1 book, -2 reputation                    | house
11     | 1 ingredient, 3 reputation                       | house
12     | 1 gold, 1 favor, 2 reputation                    | house
13     | 5 gold, -2 reputation                            | house
14     | 3 ingredient, -2 reputation                      | house
15     | 3 favor, 2 reputation                            | house
16     | 1 gold, 1 ingredient, 1 favor, -1 reputation     | house
17     | 2 gold, 3 delayed reputation                     | house
18     | 1 gold, 1 ingredient, 1 delayed reputation       | house
19     | secret artifact                                  | rulebook
20     | starting artifact                                | rulebook

# ---- Busy Days ---------------------------------------------------------------------------------
[order-board]
# Spaces from the top, cost -> benefit. Space 7 needs 3 players, space 8 needs 4. golem: only with the
# Golem Project.
name | group | golem | s1 | s2 | s3 | s4 | s5 | s6 | s7 | s8 | source
1A | 1 | no  | 1 reputation -> - | - | 1 ingredient | 1 ingredient, 1 gold | 1 favor, 1 ingredient | 2 favor, 1 gold | 2 reputation -> 1 ingredient, 2 favor, 1 gold | 1 favor, 2 ingredient, 1 reputation | house
1B | 1 | no  | 1 reputation -> - | - | 1 gold | 2 ingredient | 1 gold -> 1 book | 2 ingredient, 1 gold | 1 reputation -> 1 book, 1 favor | 1 favor, 2 ingredient | house
1C | 1 | no  | 1 reputation -> - | - | 1 ingredient | 1 cube -> 1 book, 1 favor | 1 favor, 1 gold | 2 ingredient, 1 reputation | 1 gold -> 1 book, 1 ingredient | 1 favor, 2 ingredient | house
1D | 1 | no  | 2 gold -> 1 ingredient | - | 1 reputation -> 2 gold | 1 favor, 1 ingredient | 1 reputation -> 2 favor, 1 gold | 2 favor, 1 gold, 1 reputation | 1 cube -> 3 ingredient, 1 favor | 1 favor, 2 ingredient, 1 reputation | house
1E | 1 | no  | 1 reputation -> - | 1 gold -> 1 ingredient | 1 ingredient | 1 ingredient, 1 reputation | 2 reputation, 1 gold | 1 favor, 1 ingredient | 2 ingredient, 1 reputation | 1 favor, 1 ingredient, 1 gold | house
1G | 1 | yes | 1 reputation -> - | - | 1 ingredient | 1 favor, 1 ingredient | 1 approval -> 1 book, 1 favor | 2 favor, 1 gold | 2 ingredient, 1 gold | 1 favor, 2 ingredient, 1 reputation | house
2A | 2 | no  | 1 reputation -> - | - | 1 gold | 1 favor, 1 gold | 1 book | 1 reputation -> 2 ingredient, 1 favor | 1 favor, 2 ingredient | 1 gold -> 3 ingredient | house
2B | 2 | no  | 1 reputation -> - | - | 1 ingredient | 1 cube -> 2 favor, 1 gold | 1 favor, 1 ingredient | 2 gold, 1 favor | 2 reputation -> 2 favor, 1 book | 1 favor, 2 ingredient | house
2C | 2 | no  | 1 reputation -> - | 1 reputation -> 1 gold | 1 ingredient | 1 reputation, 1 ingredient | 1 favor, 1 gold | 1 cube -> 1 book, 1 favor, 1 ingredient | 2 ingredient, 1 reputation | 1 favor, 1 ingredient, 1 gold | house
2D | 2 | no  | 1 gold -> 1 reputation | - | 1 gold | 2 ingredient | 3 reputation, 1 gold | 2 favor, 1 gold | 1 reputation -> 1 book, 1 favor | 1 favor, 2 ingredient | house
2G | 2 | yes | 1 reputation -> - | - | 1 approval -> 2 favor | 2 ingredient | 1 favor, 1 ingredient | 1 approval -> 1 book, 1 favor | 2 favor, 1 gold | 1 favor, 2 ingredient | house
2H | 2 | yes | 1 reputation -> - | - | 1 ingredient | 1 ingredient, 1 gold | 1 approval -> 3 gold, 1 favor | 2 ingredient, 2 reputation | 1 favor, 1 ingredient, 1 gold | 1 cube -> 1 book, 2 favor | house
3A | 3 | no  | 1 gold -> - | - | 1 gold | 2 ingredient | 1 reputation -> 1 book, 1 ingredient | 2 favor, 1 gold | 1 favor, 2 ingredient | 1 cube -> 3 gold, 1 favor, 1 ingredient | house
3B | 3 | no  | 2 gold -> 1 reputation | - | 1 ingredient | 1 favor, 1 gold | 2 reputation, 1 gold | 3 ingredient | 1 gold -> 1 book, 1 ingredient | 1 favor, 2 ingredient | house
3C | 3 | no  | 1 reputation -> - | 1 gold -> 1 ingredient | 1 ingredient | 1 cube -> 4 ingredient | 1 favor, 1 ingredient | 2 gold, 1 ingredient | 1 reputation, 2 ingredient | 1 favor, 2 ingredient | house
3D | 3 | no  | 1 gold -> - | - | 1 reputation -> 2 ingredient | 2 gold | 1 book | 1 favor, 1 ingredient | 3 ingredient | 1 reputation -> 3 ingredient | house
3G | 3 | yes | 1 gold -> - | - | 1 ingredient | 1 approval -> 3 gold | 1 favor, 1 ingredient | 1 approval -> 1 book, 1 favor | 3 ingredient | 1 favor, 2 ingredient | house
3H | 3 | yes | 1 reputation -> - | - | 1 gold | 2 ingredient | 1 approval -> 2 reputation, 2 ingredient | 2 favor, 1 gold | 1 cube -> 1 book, 2 ingredient, 1 gold | 1 favor, 2 ingredient | house

# ---- Golem Project -----------------------------------------------------------------------------
[kings-mood]
# players: 3 = only with 3 players, 4 = only with 4, 3 4 = with both. None with 2 players.
number | players | approval | source
1      | 3 4     | 1        | house; players: inferred
2      | 3 4     | 2        | house; players: inferred
3      | 3 4     | 2        | house; players: inferred
4      | 3 4     | 3        | house; players: inferred
5      | 3       | 1        | house; players: rulebook
6      | 3       | 2        | house; players: rulebook
7      | 4       | 3        | house; players: rulebook
8      | 4       | 4        | house; players: rulebook
');
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
INSERT INTO "log" VALUES(1,1,'0 keep 72',1794961987);
INSERT INTO "log" VALUES(1,2,'1 keep 75',1794961987);
INSERT INTO "log" VALUES(1,3,'0 keep 56',1794961987);
INSERT INTO "log" VALUES(1,4,'1 keep 57',1794961987);
INSERT INTO "log" VALUES(1,5,'0 keep 64',1794961987);
INSERT INTO "log" VALUES(1,6,'1 keep 70',1794961987);
INSERT INTO "log" VALUES(1,7,'0 return 68',1794961987);
INSERT INTO "log" VALUES(1,8,'1 return 75
* artifact-tiles 7 0',1794961987);
INSERT INTO "log" VALUES(1,9,'1 artifact-tile 4B',1794961987);
INSERT INTO "log" VALUES(1,10,'0 start 7 17',1794961987);
INSERT INTO "log" VALUES(1,11,'1 start 2 14',1794961987);
INSERT INTO "log" VALUES(1,12,'0 upgrade gray-2',1794961987);
INSERT INTO "log" VALUES(1,13,'0 slot 3 a',1794961987);
INSERT INTO "log" VALUES(1,14,'1 gold 2',1794961987);
INSERT INTO "log" VALUES(1,15,'1 draw goals
* goals 76 60',1794961987);
INSERT INTO "log" VALUES(1,16,'1 keep 76',1794961987);
INSERT INTO "log" VALUES(1,17,'0 first yellow blue',1794961987);
INSERT INTO "log" VALUES(1,18,'1 first yellow blue',1794961987);
INSERT INTO "log" VALUES(1,19,'0 step yellow 1',1794961987);
INSERT INTO "log" VALUES(1,20,'0 step blue 1',1794961987);
INSERT INTO "log" VALUES(1,21,'0 step yellow 2',1794961987);
INSERT INTO "log" VALUES(1,22,'1 step yellow 1',1794961987);
INSERT INTO "log" VALUES(1,23,'1 step blue 1',1794961987);
INSERT INTO "log" VALUES(1,24,'1 step blue 2',1794961987);
INSERT INTO "log" VALUES(1,25,'0 marble white mirror',1794961987);
INSERT INTO "log" VALUES(1,26,'0 mirror work',1794961987);
INSERT INTO "log" VALUES(1,27,'0 work 1',1794961987);
INSERT INTO "log" VALUES(1,28,'0 activate blue 2',1794961987);
INSERT INTO "log" VALUES(1,29,'0 done',1794961987);
INSERT INTO "log" VALUES(1,30,'1 rabbi A2',1794961987);
INSERT INTO "log" VALUES(1,31,'1 done',1794961987);
INSERT INTO "log" VALUES(1,32,'0 marble white artifacts',1794961987);
INSERT INTO "log" VALUES(1,33,'0 done',1794961987);
INSERT INTO "log" VALUES(1,34,'1 pass',1794961987);
INSERT INTO "log" VALUES(1,35,'0 pass',1794961987);
INSERT INTO "log" VALUES(1,36,'1 remove black
* pour 1 0 1 0 0 0 0 1 0 0 1 1 0 0 0 0 0 0 1 0 0 1 0 0 0',1794961987);
INSERT INTO "log" VALUES(1,37,'1 marble yellow artifacts',1794961987);
INSERT INTO "log" VALUES(1,38,'1 upgrade golden-1',1794961987);
INSERT INTO "log" VALUES(1,39,'1 slot 1 a',1794961987);
INSERT INTO "log" VALUES(1,40,'0 rabbi A4',1794961987);
INSERT INTO "log" VALUES(2,1,'0 keep assistant',1794961987);
INSERT INTO "log" VALUES(2,2,'1 keep herbalist',1794961988);
INSERT INTO "log" VALUES(2,3,'2 keep merchant
* ingredients 0 1 3',1794961988);
INSERT INTO "log" VALUES(2,4,'1 discard mushroom',1794961988);
INSERT INTO "log" VALUES(2,5,'1 discard flower',1794961988);
INSERT INTO "log" VALUES(2,6,'0 order 8
* ingredients 7 3
* favors 4',1794961988);
INSERT INTO "log" VALUES(2,7,'1 order 4
* ingredients 7 0',1794961988);
INSERT INTO "log" VALUES(2,8,'2 order 5
* ingredients 3
* favors 2',1794961988);
INSERT INTO "log" VALUES(2,9,'0 assistant 1',1794961988);
INSERT INTO "log" VALUES(2,10,'0 place forage 1',1794961988);
INSERT INTO "log" VALUES(2,11,'0 place transmute 0',1794961988);
INSERT INTO "log" VALUES(2,12,'0 place buy-artifact 1',1794961988);
INSERT INTO "log" VALUES(2,13,'0 place test-student 0',1794961988);
INSERT INTO "log" VALUES(2,14,'0 place drink 1',1794961988);
INSERT INTO "log" VALUES(2,15,'2 place forage 3',1794961988);
INSERT INTO "log" VALUES(2,16,'2 associate forage',1794961988);
INSERT INTO "log" VALUES(2,17,'1 place forage 3',1794961988);
INSERT INTO "log" VALUES(2,18,'2 forage toad',1794961988);
INSERT INTO "log" VALUES(2,19,'1 done',1794961988);
INSERT INTO "log" VALUES(2,20,'0 forage fern',1794961988);
INSERT INTO "log" VALUES(2,21,'2 done',1794961988);
INSERT INTO "log" VALUES(2,22,'1 forage mushroom',1794961988);
INSERT INTO "log" VALUES(2,23,'2 forage deck
* ingredients 4',1794961988);
INSERT INTO "log" VALUES(2,24,'1 forage claw',1794961988);
INSERT INTO "log" VALUES(2,25,'0 done',1794961988);
INSERT INTO "log" VALUES(2,26,'0 mix fern claw
* favors 3
* adventurer 1
* face-up 4 2 5 7 5',1794961988);
INSERT INTO "log" VALUES(2,27,'1 order 6
* favors 3 1
* ingredients 1 6 6',1794961988);
INSERT INTO "log" VALUES(2,28,'1 discard scorpion',1794961988);
INSERT INTO "log" VALUES(2,29,'1 discard mushroom',1794961988);
INSERT INTO "log" VALUES(2,30,'2 order 4
* ingredients 6 1',1794961988);
INSERT INTO "log" VALUES(2,31,'0 order 2',1794961988);
INSERT INTO "log" VALUES(2,32,'1 place forage 3',1794961988);
INSERT INTO "log" VALUES(2,33,'1 place transmute 0',1794961988);
INSERT INTO "log" VALUES(2,34,'1 place custodian 0',1794961988);
INSERT INTO "log" VALUES(2,35,'1 place sell 1',1794961988);
INSERT INTO "log" VALUES(2,36,'2 place forage 3',1794961988);
INSERT INTO "log" VALUES(2,37,'2 place transmute 0',1794961988);
INSERT INTO "log" VALUES(2,38,'2 place sell 1',1794961988);
INSERT INTO "log" VALUES(2,39,'0 place forage 1',1794961988);
INSERT INTO "log" VALUES(2,40,'0 place transmute 2',1794961988);
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
CREATE TABLE snapshots (
	table_id INTEGER NOT NULL, 
	seq INTEGER NOT NULL, 
	program TEXT NOT NULL, 
	body BLOB NOT NULL, 
	PRIMARY KEY (table_id), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "snapshots" VALUES(1,36,'867696d2219bc8bd',X'7801A557DB6EF238107E95CAD7C30A3B27E0AEFB1AA81709F8A71101B326145515EFBEDF8C1392B8D0AEB4AAD5A6F61CBF3978FCA5CEF61FB54A725227EF76BE3CA8955AE445BECCB7C6E865B559545B854377AEDBDA1DD5EA4B951BFE9AB57563CF6AB54E48D3FC8D54E5DC7E56953B6C693294504A19E554D08296A4E7A43569433A259D935E905E92999301A921939049C9E4640A320B324B4AE694684A2026A124A5242398981450B3792F3D2CB09E75A79A52432934B1053B57369D0599A6CC5096509651B6A06C49B9A6DC509E500EAB72CA0BCA9754682A122A522A5874E0776DEB80C23A5F5001D241B01CCCAA4F9CC11BD2E068EACA979E7734EC84E519692C16762ACFE73B4601215F5655CD66CFC04D3316E0EDC17DD82DF652FECF5DF918D48C69F713BE98A3DFE1BFFDAEEC81F5DC96BEBDC3DF833F851E9182718CBE30786B5B56077D43A834FCC5068043EC02BB6C7040FB50BE819DA3DFA94300E24883E0D4949F21485F022C6BCA803BB03638DE39B7952D4914D6AA907D8C24C0C132019F43E9AB3ECD12D00437FBD42B02D43BD7D8030B539FB669DCF52541C656CDC5BE9897E6B33EEE14382F27C8DF0AD4A26966D4DB8D46B6C189828A3915B998D770503A9C6523D88B30037BB157C2A9563AB68A933C88985A657AAB12B607E1AAFF209125475074E9DFEA866D38B8D943F31AC9703902229A190E3C82A04EEFE5D9FE15CA2F1C4816AE557BF147C566810E4EA9AAF4BEB61E52512DC78D8562FB618F21DAE30A62A4A74574BC340DF12F56786E39476002A890AA680471AA3C270FA1608E692E3DE7E08831FD24D5C496BB417DBD894571C94D244F9A5470E035050EAF1C85578D084CC84FEEE2839F437185AFA1EC185FB64E4A0E5F1D6524896331737E0BF8452D5228A2D85AB42949640519E89F4863E40C9AC69AC38CEA5AAB310DC037DC42B973E20CE23A1A5F5E67DCB3900B9083FC9514EE2A4C64A541D88890E34D5C87E86EC8F5AC131808F7D69E44A208E43A1D2C1A9D41C69D511448AF1B2CE9C50776C6195FA121764490D01B1B0CE889465AE052C6FEDE31199D313FE375C722B62045A309BCBDE43105D8C5FF9F74F7FC01EBA9EE826D7AA63B477765A39F28CED8AE2E25F0A54692E171CFFC486BCF19CEBC954C6340255A53CEC9E9B7784D7A0F77125028FD8ACA40178AB27542CBE5B9FE9D088EB0B848D2B87773C286EECD30DDB19A90405568A513925D59A3D7B1860D6E184548D267E78E293BA8EF2A06FEFDD15D1BBBDD71D3792E4494E0EAF9FF4A6221E7C6A1B7B2277CF3E13E42A754658C5A776F4D081F5AC39109903CF646CE7F8064E07F0CE9C0FFFCFC27481D6E544E9F987B3BED4E98D1C21D2C0566A4BF8C6A0402F8821EAAEF4FEDCF2D9A968C0082667FF3C80810C33925679F7E24974B3814488CAADCC65DEDF01077C0051B6B13B3D0EBED29C4AFD7156310D385ABF037AA5E5A9C586369630F7F92C774BF6B1DA8629D6334FA09254AD330CB0520AEEF75CB63C9A1F6DEE1A68C4D3B71694B913FCCD89E8D29AECEEFBF0B601B3E4AD6C1348F3D0B039CB4348C05FFC1DABE17A265C6060F6D652316C7E77CFD48FA7F4B233980918F3866235863C6F0741099F08FA7C6C88361A6E159653CC7C4934D37C90C546349184A0F78A5F02BE74B21867B9EB47960C1C25B028F363CE3B0F08185A71B263E2C7C2C29CD292D285D50BAC4134DDE63983EF024CB79D8C6C30CB5CE0F33BCCAB0F8D296E719DE1E789E61852105C8A82D6643E8D7FC56BDDD6EFF0242E75530');
INSERT INTO "snapshots" VALUES(2,26,'e6f64f5115cdedc4',X'78018D57D98EEB2810FD175E074BED6CBD7CC6BC5AFD406C9258B14D06F0EDC9B4FADFE71CC06B2FF74A5162C3A9AA531B45DE85D3FF8897CD418A9B3567AB5AF122F4E174D89DF679BE2F2B5D953B814DE36A5F9B4EBCBC0B55FDD29DEFADB6E2652B67AF4EBC140F72237772FF8AF5A6BCE8F68EB583CCE5A3DCCB2D7636F2017B2755EAACBF612FA0B1F718567F199B1DD519EB5BA073A073498DFC8E724454B52B95AD682E0F206C06C800ABBBB3D5550D9649DB26E9207C2773D89A4156EAA82A280AB84EFFEBB3B9C7B914D6F45D85A0F1E90D2428B1814EBCB9CC698FA5E255168FF2493EE337DFCBFC51E6CFAF8038AFACCF6E8DBA337AD0D577BDD35586D51A41F1F489618208B482087C076144F009D2518E987751F6478DA77D086690DB3D1D18F793428C8861542667C21BB6CFA689DC2F8A4E8C2886196820ACBEF55EC56C8305DE5DDF040B4C81D3AAA1F60D12C4B032A11F72CE676D81E90BB8C8E70B0BBFD7B9726A48F8F74E318734CB0090F6DAA92F4DD23DAFCA2BDC2BC459B55AC88C7E424111B3EEC20ACC8E2B6121D828447931C6E9CCD80AD9A568A8F642DCEAF21A57337743E90B92820E044E1C95B5358B01D2AAE39ED0EC2FC6B858D60B6450575DDF34E18B14A6BAA139B443218EC6789799134C695D411DEB1B15EB33360DDE5B75AECBAC3516B52850943F29844EA1DABED19E1AED457B63EB124A2EF75B673CF4C45DAC30A204A9DE5F00F2F7DFE9DE92AC35DD7F3A2B7116A072B5F2176DB3BA03552EBCD5AE326D5657A6F9AC6C3A8582EBC2195B6A1E4A52B069C5CAB1E1C809E04278A3188B64124F6DEF2ED698168F65A3DEC29EED3E999DCE0D9402F241275A74925557A62E898E2B086FC15AD9F26176E84018B9A2F040A4316F817B78271AADF895183242B1930639F01FC490627BE3014D511C464934F50D993295ADB6AC320F49E55C8D62C7F3C07113380E12A04709E4E3A81A2021E22EE676D5FA069E03C1A50C042803D5A6AC956740468B03AF2891CEDC6CB0067E3376C02E8A728D0637B4C682CD8F78909AB35AAB0F244242E6EE22FE0BA58BCCA7E4CD8A26252414C0109D98F581FDA420DA1A8553B229159A156D8A1E18465804A744CFA1710CC5BE5F714D2710A28AB1F1BD17A92AA62618D9B36697B905164EF3B86A555D8D459307D6C91E00BB9FEC619FF531D99B42901C8B36933A6031D0BEA78F7D521A49B3EC239FA1AC12622A48B25DC1421BCFDA81337061B3D2B06051CC2CD2783358CC9F3861D652A9A8E8EF64FE7BDDC0A1AFC33C5B7FBF72DA7CCD08EEFFB9D4C95875861BA4144F99CF5AEB0E000635815786071588443C8156FB0C5550411B3FABA09129FD4B2653F1E39C84AA40289E74AB042697088865B05434F221E1637F1FEF59EBE950D9BABBC64AF8FB2F41F2F17C1D6B2B0C7C6C85721FCA2BF544D93B6FAA5AC5C397C85885B36BE3E711859BE32A789FE05675E73F9D67E32048F3649C408B19370C2A78B128A8D95182EE98B670216A356E0AB8C5BF63CCD92B6F25BC93C60F6EB54F72839B23AE827BB9C1F3F2B37D90FCE00A85EBFC4E6EF117E020B78F72FB24B7CF72F72077B88EF3E65FF59A1672FE13F9F8F8F81F4E8AE702');
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
INSERT INTO "tables" VALUES(1,'N3K9AD','{"goldenlane": 1, "game": "golem", "options": {"players": 2, "setup": "normal"}, "content": "ee0507b58859bd7e", "rules": 2}','* characters 41 42 44 50
* street 7 5 6 4 10 1 8
* street 6 8 5 3 10 9 1
* street 7 1 9 3 10 2 8
* library 13 38 25 15 17
* tiles 3 1 0
* pour 0 0 1 0 0 0 0 1 1 0 0 0 0 1 1 1 2 0 0 0 1 0 0 1 0
* order 0 1
* start-tiles 12 7 3 17
* start-tiles 9 14 16 2
* goals 57 54 72 64
* goals 75 56 70 68','en',0,0,1794961987,NULL,'{"hints":true,"thinking":1.0,"notebook":"full"}','fresh','hhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhh');
INSERT INTO "tables" VALUES(2,'HGJETF','{"goldenlane": 1, "game": "alchemists", "options": {"players": 3, "variant": "apprentice", "modules": [], "next-adventurer": "always"}, "content": "3563e0c4f2d58f59", "rules": 2}','* truth 0 -1 6 1 7 5 3 4 2 0
* artifacts 0 2 1
* artifacts 9 7 8
* artifacts 15 17 19
* adventurer 3
* face-up 2 7 0 3 1
* ingredients 5 3 5
* ingredients 2 4 2
* ingredients 1 4 6
* deal-favors 5 0
* deal-favors 1 7
* deal-favors 2 5','en',0,0,1794961987,NULL,'{"hints":true,"thinking":1.0,"notebook":"full"}','fresh','hhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhh');
CREATE INDEX seats_by_holder ON seats (holder);
CREATE INDEX tables_open ON tables (open, over);
COMMIT;
