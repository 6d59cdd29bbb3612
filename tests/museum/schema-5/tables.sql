BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0005');
CREATE TABLE cards (
	table_id INTEGER NOT NULL, 
	seq INTEGER NOT NULL, 
	round INTEGER NOT NULL, 
	to_act TEXT NOT NULL, 
	scores TEXT NOT NULL, 
	seen TEXT NOT NULL, 
	PRIMARY KEY (table_id), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "cards" VALUES(1,40,1,'[0]','[]','[[40, 40], [40, 40], [40, 40]]');
INSERT INTO "cards" VALUES(2,40,2,'[2]','[]','[[24, 37], [28, 37], [28, 37], [32, 40]]');
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
INSERT INTO "contents" VALUES('3afc056d9800e653','alchemists','# Alchemists with The King''s Golem: every number and card of the game.
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
# effect: a card that names itself is played as its rule says, with its numbers in [number]; any other is played
# when it is drawn.
name       | cards | module        | effect                                 | source
assistant  | 4     | -             | assistant                              | community
herbalist  | 4     | -             | 3 ingredient then discard 2 ingredient | community
associate  | 3     | -             | associate                              | community
custodian  | 3     | -             | custodian                              | community
barmaid    | 2     | -             | barmaid                                | community
merchant   | 2     | -             | merchant                               | community
sage       | 2     | -             | sage                                   | community
shopkeeper | 2     | -             | shopkeeper                             | community
courtier   | 4     | golem-project | courtier                               | rulebook
publisher  | 1     | promo         | publisher                              | house

[artifact]
# vp "special": worth what its effect says. effect: what is received at once; points at the end of the game;
# an artifact that names itself has a rule of its own, with its numbers in [number].
name               | deck | cost | vp      | module          | effect                             | source
boots-of-speed     | 1    | 4    | 2       | -               | boots-of-speed                     | community
discount-card      | 1    | 3    | 1       | -               | discount-card                      | community
magic-mortar       | 1    | 3    | 1       | -               | magic-mortar                       | community
periscope          | 1    | 3    | 1       | -               | periscope                          | community
printing-press     | 1    | 4    | 2       | -               | printing-press                     | community
robe-of-respect    | 1    | 4    | 0       | -               | robe-of-respect                    | community
replicator         | 1    | 3    | 1       | startup-funding | replicator                         | house; name: rulebook; deck: inferred
amulet-of-rhetoric | 2    | 4    | 0       | -               | 5 reputation                       | community
hypnotic-amulet    | 2    | 3    | 1       | -               | 4 favor                            | community
seal-of-authority  | 2    | 4    | 0       | -               | seal-of-authority                  | community
silver-chalice     | 2    | 4    | 6       | -               | -                                  | community
thinking-cap       | 2    | 4    | 1       | -               | thinking-cap                       | community
witchs-trunk       | 2    | 3    | 2       | -               | 7 ingredient, witchs-trunk         | community
royal-signet       | 2    | 3    | 1       | golem-project   | 4 approval                         | house; name: rulebook; deck: inferred; effect: rulebook
altar-of-gold      | 3    | 1    | 0       | -               | altar-of-gold                      | community
bronze-cup         | 3    | 4    | 4       | -               | -                                  | community
crystal-cabinet    | 3    | 5    | special | -               | 2 vp per artifact                  | community
feather-in-cap     | 3    | 3    | special | -               | feather-in-cap, 1 vp per set-aside | community
magic-mirror       | 3    | 4    | special | -               | 1 vp per 5 reputation              | community
wisdom-idol        | 3    | 4    | special | -               | 1 vp per correct-seal              | community
mahogany-bookcase  | 3    | 4    | special | golem-project   | 2 vp per book                      | house; name: rulebook; deck: inferred; effect: rulebook

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
seal-of-authority        | 2     | community
thinking-cap             | 2     | community
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
INSERT INTO "log" VALUES(1,1,'0 keep 61',1794963763);
INSERT INTO "log" VALUES(1,2,'1 keep 77',1794963763);
INSERT INTO "log" VALUES(1,3,'0 keep 56',1794963763);
INSERT INTO "log" VALUES(1,4,'1 keep 58',1794963763);
INSERT INTO "log" VALUES(1,5,'0 keep 59',1794963763);
INSERT INTO "log" VALUES(1,6,'1 keep 75',1794963763);
INSERT INTO "log" VALUES(1,7,'0 return 60',1794963763);
INSERT INTO "log" VALUES(1,8,'1 return 77
* artifact-tiles 4 0',1794963763);
INSERT INTO "log" VALUES(1,9,'1 artifact-tile 3A',1794963763);
INSERT INTO "log" VALUES(1,10,'0 start 11 18',1794963763);
INSERT INTO "log" VALUES(1,11,'1 start 2 5',1794963763);
INSERT INTO "log" VALUES(1,12,'1 done',1794963763);
INSERT INTO "log" VALUES(1,13,'0 first red yellow',1794963763);
INSERT INTO "log" VALUES(1,14,'1 first red blue',1794963763);
INSERT INTO "log" VALUES(1,15,'0 step red 1',1794963763);
INSERT INTO "log" VALUES(1,16,'0 step red 2',1794963763);
INSERT INTO "log" VALUES(1,17,'0 step yellow 1',1794963763);
INSERT INTO "log" VALUES(1,18,'0 step red 3',1794963763);
INSERT INTO "log" VALUES(1,19,'1 step blue 1',1794963763);
INSERT INTO "log" VALUES(1,20,'1 step red 1',1794963763);
INSERT INTO "log" VALUES(1,21,'1 step red 2',1794963763);
INSERT INTO "log" VALUES(1,22,'1 step blue 2',1794963763);
INSERT INTO "log" VALUES(1,23,'0 marble yellow research',1794963763);
INSERT INTO "log" VALUES(1,24,'0 buy 25',1794963763);
INSERT INTO "log" VALUES(1,25,'0 column 1
* book 13',1794963763);
INSERT INTO "log" VALUES(1,26,'0 upgrade column-3',1794963763);
INSERT INTO "log" VALUES(1,27,'1 marble red research',1794963763);
INSERT INTO "log" VALUES(1,28,'1 buy 35',1794963763);
INSERT INTO "log" VALUES(1,29,'1 column 5
* book 28',1794963763);
INSERT INTO "log" VALUES(1,30,'1 done',1794963763);
INSERT INTO "log" VALUES(1,31,'0 marble blue golem',1794963763);
INSERT INTO "log" VALUES(1,32,'0 create blue',1794963763);
INSERT INTO "log" VALUES(1,33,'1 rabbi A10',1794963763);
INSERT INTO "log" VALUES(1,34,'1 use blue 3',1794963763);
INSERT INTO "log" VALUES(1,35,'1 done',1794963763);
INSERT INTO "log" VALUES(1,36,'0 rabbi printed',1794963763);
INSERT INTO "log" VALUES(1,37,'0 take 4 clay 1 coin',1794963763);
INSERT INTO "log" VALUES(1,38,'1 marble yellow work',1794963763);
INSERT INTO "log" VALUES(1,39,'1 work 0',1794963763);
INSERT INTO "log" VALUES(1,40,'1 upgrade column-1',1794963763);
INSERT INTO "log" VALUES(2,1,'0 keep herbalist',1794963763);
INSERT INTO "log" VALUES(2,2,'1 keep assistant',1794963763);
INSERT INTO "log" VALUES(2,3,'2 keep sage
* ingredients 4 1 7',1794963763);
INSERT INTO "log" VALUES(2,4,'0 discard mushroom',1794963763);
INSERT INTO "log" VALUES(2,5,'0 discard mandrake',1794963763);
INSERT INTO "log" VALUES(2,6,'2 order 8
* ingredients 1 7
* favors 0',1794963764);
INSERT INTO "log" VALUES(2,7,'0 order 4
* ingredients 1 4',1794963764);
INSERT INTO "log" VALUES(2,8,'1 order 5
* ingredients 3
* favors 2',1794963764);
INSERT INTO "log" VALUES(2,9,'2 assistant 1',1794963764);
INSERT INTO "log" VALUES(2,10,'2 place forage 1',1794963764);
INSERT INTO "log" VALUES(2,11,'2 place transmute 0',1794963764);
INSERT INTO "log" VALUES(2,12,'2 place buy-artifact 1',1794963764);
INSERT INTO "log" VALUES(2,13,'2 place test-student 0',1794963764);
INSERT INTO "log" VALUES(2,14,'2 place drink 1',1794963764);
INSERT INTO "log" VALUES(2,15,'1 assistant 1',1794963764);
INSERT INTO "log" VALUES(2,16,'1 place forage 0',1794963764);
INSERT INTO "log" VALUES(2,17,'1 place transmute 2',1794963764);
INSERT INTO "log" VALUES(2,18,'1 place buy-artifact 1',1794963764);
INSERT INTO "log" VALUES(2,19,'1 associate buy-artifact',1794963764);
INSERT INTO "log" VALUES(2,20,'0 place forage 1',1794963764);
INSERT INTO "log" VALUES(2,21,'0 place transmute 0',1794963764);
INSERT INTO "log" VALUES(2,22,'0 place buy-artifact 1',1794963764);
INSERT INTO "log" VALUES(2,23,'0 place test-student 0',1794963764);
INSERT INTO "log" VALUES(2,24,'0 place drink 0',1794963764);
INSERT INTO "log" VALUES(2,25,'0 forage mandrake',1794963764);
INSERT INTO "log" VALUES(2,26,'2 done',1794963764);
INSERT INTO "log" VALUES(2,27,'1 transmute mushroom',1794963764);
INSERT INTO "log" VALUES(2,28,'1 done',1794963764);
INSERT INTO "log" VALUES(2,29,'1 done',1794963764);
INSERT INTO "log" VALUES(2,30,'0 done',1794963764);
INSERT INTO "log" VALUES(2,31,'2 done',1794963764);
INSERT INTO "log" VALUES(2,32,'2 mix flower feather
* favors 4
* favors 0
* favors 3
* adventurer 1
* face-up 7 2 3 2 1',1794963764);
INSERT INTO "log" VALUES(2,33,'0 order 2',1794963764);
INSERT INTO "log" VALUES(2,34,'1 order 5
* ingredients 2
* favors 3',1794963764);
INSERT INTO "log" VALUES(2,35,'2 order 6
* favors 0 1
* ingredients 5 2 6',1794963764);
INSERT INTO "log" VALUES(2,36,'2 discard toad',1794963764);
INSERT INTO "log" VALUES(2,37,'2 discard mandrake',1794963764);
INSERT INTO "log" VALUES(2,38,'2 assistant 0',1794963764);
INSERT INTO "log" VALUES(2,39,'2 place forage 1',1794963764);
INSERT INTO "log" VALUES(2,40,'2 place transmute 1',1794963764);
CREATE TABLE probe (
	id INTEGER NOT NULL, 
	at BIGINT NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "probe" VALUES(1,1794963763505309288);
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
INSERT INTO "snapshots" VALUES(1,25,'de6efd01fa9b81a3',X'7801AD58DB52EA4A10FD156B5E7743310949C037BF83F22190415306C249829665F9EF67754F26994110D8E7946861D2ABAFAB7B2E5FAA35FFA8C728217568EA9726DFA9475598D46C8B99DEE6CBF542E7B1C2CBBA2DBBB2DEABC72F956FF8DBA42B2BD3AAC7D59212D2FA99D4BAAEDF26EBFC05CF344534C7F39416B4243D8300E988F49C348453D219E905E92545338A201C51145334A728A528A36841D192E219C59AE288E239C529C519C50B58D9BCE60D3C300DDB9E27142F69AE699EE2D54B9D57BD0389A624A224A6046EC08F88D298D239A5F89E529A51BAA07449D98C324D5944594CD99CB2514BDD753572B14A21910DBAE5E964FD891788098FAB72DDE40DFF1FC31528A198748C174DFDC10E424A7E66C43F5AFEBAEFFCC63D1DDE00DA7679D30D898C91C8147A5D2291459818132980C6988ECDAD902D497C26697F26A904B2202A96F8DF097065F4EC1968AE636F8D3DB402D6220450FA2AFFB4D9FE920CB39D24A564492967E0A5AE0B2905ECC22B8E7D97376BCB0D16684C6BF266F3AA1EB58BCD518759C1356DBB6361F612013B60D55666C77A812F1EE6A0E0A7A9AAFAE321520030D56CBC09621A3FCFDFE4399951B2A00C12839320199783C3FAC52D104730BE07DC04EBEA681E62B68F02955BB0509A001D133FA96F3C46E5366F5C0694FFB8475A68127189E1A03ABCE6AD99DADE712F10E8AACFD6C4EC0B65E9C10F419FE9E0211EA384CF084EADF3A6294D0393E883FDC6C02BF3DEA76EE5F7064D3485EDB13F5615C91FF47C773C4CBD4EA2AE391AB6DB764C25F80D34675EF57C48C0406EE467ABC1576321F016C267D5D8C2A99E5B03157FF8D32B72E267757109469F7A125FF4C94A3B45AE572538D7AE987CA0EC0F5F0659070E869E4DCF939E21FD4F29FFD14C4B4F4BD1E41FFD841C9272A88F8DCDECB5A9C0D3C0FDCAB408745B3DCEB1EED8EC2775538014E2169081B4AD752FE04085C1A49439C39CC308E74EC4584133AE98ADCC65E1889D45B65F87407C34786247BDE64E64425FC172627850A3076019D359BAB49F26627C0E0D62A2171B9CF6A04C6EC214E2F10C6E62428BED4BD037630E62558CF2DC0AC344B9B660BDB3E489C3D0A07D88EC44FC90B7AD179373CB1AF15BE5171CECB84CD8587EC179EE21850916AD3BA249B8C6419D7EF18AD5A33EBC70B8D6EF89F10B08A14859EE8DA3B73212E8C486173657E507DF4EC44FAA9232AFEF0A22E9597573259C891B2370FA2F8A3768413437B781E56D1FC20808241C7B838767F91B483858B0A6F10A05A8D24F986E58DDCE8D94ED9667CE59380FFBD5059CB3D34E313E2FA0C13B367DC6EA597430A580EDF715DE3C762B5E5DB7C60D3E673B40C36F59FE6FC4FA6B3477950F936D9C8CCEA9D67FF4628CF6252FF75251B5C1E60AEBD935E016F352D6670F59B38EAB26CF20DFF6F547658A175E48FFC6F07F74F964B9FD99A5FFD76526A2CDF2E55C457F92D3E208EC4A8A0536783B5201D82BB60690ADE7E8E3E58284C63CDC5D4E8E388F05B73ABB2D9BB6C338927D31AFDE7687D8EFCCCF75AB8FF0DBDD7F6E67856C1F65877D8F1ED966DB511506E1F6DFAEC765F7DDCFB45DFD6E76D83387864E1183946C53823EB15B7927E0C725B9C17C3107DBDEFD0E3AF48D5F63BE8E1CE0849E827052096C5E03B95DB39C9E82297483311CB07F35E6429552618FE5E9BF2D174C70B775BF3D198CBA3B8303E89E0C8EFE5D43F9447287B920213F782487614B0757A4F1F07992785EEFC749D41F8B43EC292DE4E43C759A47520D4B8CD7E86195C333E6803CF08AC4CD7D2F707DB4C0083B338F2197CC54F906F70E38C88B359CC34262E0DA61783FF8361CCB7873C2770DBE1DB32D2B6C9406E171AD7C473B867963BBD3289996BB9D29CABCC35A7801177AE5705CFAF70184834187DB8972CF775F276777E92DB533BB9AAF89BEF8B82F57177C1D860FEEC270E7855B307CF0051FDC7CE1DA8BAFB4E483EDB77F97858B97F1C024375AB8AAC1BE5015381843FD8C2FF3BE49BD9605AE54F82E02DB5EFE40045712F5DE49CD4869F538FBFEFEFE1752B53FA7');
INSERT INTO "snapshots" VALUES(2,32,'6fd944f253bb399f',X'7801A558EB72AA3A147E97FC3D6146145BF505F64330FE081095110927407B3A9DBEFBF9566E042FDBEEEE29554CB26EDFBA64259FAC97FFB2DD6AC959A7D5518B0BDBB19743B5CDB2C372BD2A8AD5767B6098547D3DD4AA65BB4F26AA37D90EA3969AED4037FDECD92E5FF015CFF87A8FF1A63CC9CB07C6329E6274C95FF99ABFF005E60EA294C9D8612EC5F812B3AF66F44DE9A41047374E73F63FE50B47472BAABA2F85AE481C112F69D2FCF965757BD4B2AAA1A5E366F9844FC88A96CCD879468631D6B5F2BF21994C64BB9433ADC6B632B66BF50E2516CE62FCEA935E0E18CAF73C7FE51B9EC2DA3C7DE1E92B4FB77BF01BDBB1975522F4500384816C2013577CCBD394A7501168AD79BAC1DAAE111F52D3924F568E85C4DB9AB0030696CEDB1DBE4174548DD5ED2448492847F85818F18D155A76E320AC37D30547048886F891160ECFFD17BF2BD2A313041AAF58912BCE9C48E30688B4DFE4EF9F8874E06CD28D8D1867B5174DCC2701B75607F1B4EA8E0A5AF66363F05F62F62E06343E88F20C6C72761417C9784220914F6D10F466042A8511336024E6AC3C29D5CB44E90AA942A4F0042DECEAF26C4793BE4326301BBE7BA0CE0AA1754D99056AD1D21C93946EE4A09CD4D14362E382811DC2AC1D9BC67EB04A8BF764D0E370621C5F92644D81460A20D672562835F4893A40B8941525B7AEDB01099174000526C1B6026A1F12FCEC64393004EEB59888EF035190C6C4656CE460589DE4A0745D82FBE9A36BD55097899DC5485F376F5227B0B8A961F28FC4AD20AED41F40A8494A51D42DF210C922C57002EBBAC5608781F7BAAFD425A92BD57C57CE54EE0C84AC404E4A7D269F9AF2C0EEA013D178787CCD334CE0CA52E98E2A2ACC9F5E2F485A2DCEE476A73ADEC2E01D6002572FC664028506851B539D6CE1D9B98A7E300489A559FC8006F1F40772A6A28B28838AE4B3C8F843A3DE0DAA8312157927476AE62BA4A189EC19F50135CB04F86C142610CFCBD89FB45217605736E2FD0AC29C92F04FB8C248E21AD48BD88757D216C5F519DF0AB5367115DC3A296788CF0281DF53BCF6E268E2DF584E856946108C9E8D1ABF01C893EACE527606C189272946067F9399712812B7EF55598B810211EF504EB4A60E18231FF32205AC7D54D462DB9C1A30295E132C8A07A94845422DB0DF21A4926311B4A1F388C6EDF809C108D44136D37496CFB1623EC7AEE861E80CFE799A7E83010C8E217F4E6F22E81A61DADCA3321D4200B9E615BF972C21AC0F525335F275C707CE934CF1584CACAD5E5366D8F8A358B67D1B8AB16FCFA05A8880DB59C7C897C429826E97C68C6C7B66B7BB1922662242C36DCC703FBAAD08B9DBFDD9E367289242B6F250DBC0A1F6CAB4214F38043367C64334C5EC1DE4A9F29934A33D7D4613384565E42A632C2DA5AAAD9C7E652075962370B3277A3FB01C94B6B134BDCF6FB10B42675680416CB9ADFC3EE49E18EEB487D13867FC56F603ED4149CDE3CFFD060604B9D95C4869AAFC01ED999DC17AEF03473A15D81B7ABF3290561282344A311083DCB803B6EFA6DF9C677FA0F11018AE8645545BAF4A4620BA150DB5278F5BE4BC227BEA6A2337042E57A209B1A9AC3F15ED1476547E377A60E5ADC25494EF616502F60197A0B0D2B40F9B1D6C6ABE621B717443EF961CDC424F48A6A3F3B430BBC919360FE8062DDAFE32D2766BE263EA60A2E072B4D15A2FD6F66F8612A7B069C13DD1D36C547ABDDA04F6B4E009B9971E8C26EA62FC0887DB79D7E9D49F2D081B53E001B7FD350F2A2C3331F70C992D98F4C051E86CDDF7EB1F063ED1EE684E12A12D6598477D75565596CE43E253189A185084BE887A6A6943A9F0EBAEE98002D14DD9E22BE3534A90116539F683AA6AD11A7D413595A76B99D1E5C69DF30D2E3866E899FB10B7C37AAD6F38209A8F7F793CF25D08C2990E03A19177BFCC8E0950E2B2433BE5CD71286A06B0AB44CB67CD001C39C806A94B574F77CEE76B9E10F21779511A375A9F3892E9B3B983C1558DB9DD59E2EE24E3CB17BEC20DD88AAF5E6F9E2D5F454FB6E4B307B76619CFD63C7BE5D986675BBE5EF075CAD75BDAC347493217744FF785F3735D5512377179BEC10D93FDDBE2FE88FE709FE31FF8DCCF6EDC2C98456374D3E41E8A8FE997B9808261F40063DC59550A45CDAA800BA394EDF0B9C4E7D7D7D7FFAD8E78A1');
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
INSERT INTO "tables" VALUES(1,'KAMECD','{"goldenlane": 1, "game": "golem", "options": {"players": 2, "setup": "normal"}, "content": "ee0507b58859bd7e", "rules": 2}','* characters 45 39 41 46
* street 7 10 9 5 3 2 4
* street 6 3 2 9 7 5 1
* street 4 8 5 6 3 2 10
* library 35 33 7 25 3
* tiles 9 5 11
* pour 0 1 1 1 0 0 0 1 0 0 0 0 0 1 1 1 1 0 1 0 1 0 0 0 0
* order 0 1
* start-tiles 18 11 9 13
* start-tiles 4 2 5 15
* goals 57 59 61 58
* goals 77 56 60 75','en',0,0,1794963763,NULL,'{"hints":true,"thinking":1.0,"notebook":"full"}','fresh','hhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhh');
INSERT INTO "tables" VALUES(2,'QFPYJF','{"goldenlane": 1, "game": "alchemists", "options": {"players": 3, "variant": "apprentice", "modules": [], "next-adventurer": "always"}, "content": "3afc056d9800e653", "rules": 2}','* truth 2 -1 4 1 3 2 7 5 6 0
* artifacts 0 4 5
* artifacts 7 8 10
* artifacts 16 19 17
* adventurer 2
* face-up 6 6 5 7 5
* ingredients 6 4 2
* ingredients 0 3 5
* ingredients 4 0 0
* deal-favors 1 6
* deal-favors 7 1
* deal-favors 2 0','en',0,0,1794963763,NULL,'{"hints":true,"thinking":1.0,"notebook":"full"}','fresh','hhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhh');
CREATE INDEX seats_by_holder ON seats (holder);
CREATE INDEX tables_open ON tables (open, over);
COMMIT;
