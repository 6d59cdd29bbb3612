// Generated from src/goldenlane/games/alchemists/vocabulary.py; do not edit:
//   python -m goldenlane.server.typescript_kinds alchemists > frontend/src/alchemists/kinds.ts

export type Kind =
  | "gold"
  | "ingredient"
  | "favor"
  | "book"
  | "reputation"
  | "delayed reputation"
  | "cube"
  | "approval"
  | "secret-artifact"
  | "starting-artifact";
