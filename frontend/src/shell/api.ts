/** Requests to the server; a refusal becomes an error whose message is for people. */
import type {
  ForkTable, GameContent, ImportTable, Join, Lang, Leave, Lobby, NewTable, Offer, Problem, Remove, Replay, ReplayFrame, ReviewState, Table,
} from "../wire";

export class Refused extends Error {
  constructor(readonly code: string, words: string) {
    super(words);
  }
}

async function ask<T>(path: string, lang: Lang, body?: unknown): Promise<T> {
  const answer = await fetch(`/api/${path}`, {
    method: body === undefined ? "GET" : "POST",
    headers: { "Accept-Language": lang, ...(body === undefined ? {} : { "Content-Type": "application/json" }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!answer.ok) {
    const problem = (await answer.json().catch(() => null)) as Problem | null;
    throw new Refused(problem?.code ?? String(answer.status), problem?.words ?? answer.statusText);
  }
  return (await answer.json()) as T;
}

export const api = {
  offer: (lang: Lang) => ask<Offer>("offer", lang),
  lobby: (lang: Lang) => ask<Lobby>("tables", lang),
  table: (code: string, lang: Lang) => ask<Table>(`tables/${code}`, lang),
  create: (wish: NewTable, lang: Lang) => ask<Table>("new", lang, wish),
  load: (wish: ImportTable, lang: Lang) => ask<Table>("import", lang, wish),
  join: (code: string, wish: Join, lang: Lang) => ask<Table>(`tables/${code}/join`, lang, wish),
  leave: (code: string, wish: Leave, lang: Lang) => ask<Table>(`tables/${code}/leave`, lang, wish),
  remove: (code: string, wish: Remove, lang: Lang) => ask<Table>(`tables/${code}/remove`, lang, wish),
  rematch: (code: string, lang: Lang) => ask<Table>(`tables/${code}/rematch`, lang, {}),
  fork: (code: string, wish: ForkTable, lang: Lang) => ask<Table>(`tables/${code}/fork`, lang, wish),
  replay: (code: string, lang: Lang) => ask<Replay>(`tables/${code}/replay`, lang),
  frame: (code: string, seq: number, lang: Lang) => ask<ReplayFrame>(`tables/${code}/replay/${seq}`, lang),
  askReview: (code: string, lang: Lang) => ask<ReviewState>(`tables/${code}/review`, lang, {}),
  review: (code: string, lang: Lang) => ask<ReviewState>(`tables/${code}/review`, lang),
  content: (game: string, lang: Lang) => ask<GameContent>(`content/${game}/${lang}`, lang),
  tableContent: (code: string, lang: Lang) => ask<GameContent>(`tables/${code}/content/${lang}`, lang),
  file: (code: string) => `/api/tables/${code}/file`,
  qr: (code: string) => `/api/tables/${code}/qr.svg`,
};
