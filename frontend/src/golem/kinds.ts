// Generated from src/goldenlane/games/golem/vocabulary.py; do not edit:
//   python -m goldenlane.server.typescript_kinds golem > frontend/src/golem/kinds.ts

export type Kind =
  | "all"
  | "choice"
  | "pay"
  | "repeat"
  | "then"
  | "gain"
  | "gain-per"
  | "gain-each"
  | "gain-any"
  | "gold"
  | "research"
  | "student"
  | "student-income"
  | "golem-track"
  | "create"
  | "destroy"
  | "activate"
  | "move-golem"
  | "use-tile"
  | "no-control-cost"
  | "upgrade"
  | "free-upgrade"
  | "buy-book"
  | "use-active"
  | "activate-artifact"
  | "draw-goals";

export type Measure =
  | "golem-track"
  | "leftmost-student"
  | "completed-artifact"
  | "upgraded-tile"
  | "grave";
