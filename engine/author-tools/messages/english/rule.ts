/** Messages of conformance about the rules of docs/pedagogy.md: one sentence for each violation, with its remedy. */
const excepted = (rule: string) => `Where it cannot be otherwise, say why in manifest.json, under "exceptions" (rule "${rule}")`;

export const RULE = {
  noLazy:
    'solve.ts exports no lazy players. Add how those answer who do not read: export const lazy = { refuse, accept }, or names of your own',
  lazyWins: (name: string, wins: number, seats: number) =>
    `solve.ts: the lazy player "${name}" wins ${wins} of ${seats} draws without reading. Leave these draws out, or mix what is right`,
  lazyUnfinished: (name: string, unfinished: number, seats: number) =>
    `solve.ts: the answer of the lazy player "${name}" counts as unfinished in ${unfinished} of ${seats} draws, so that it proves nothing. Let it send a whole answer that the scene could send`,
  noChoices: `challenge.server.ts names no choices. Add choices(secrets): one entry a decision, each option with its act: safe, tolerated or unsafe. ${excepted('choices')}`,
  safeActLoses: (seat: number, field: string, text: string, outcome: string) =>
    field === ''
      ? `challenge.server.ts: the safe options of choices, taken together, are judged ${outcome} (draw ${seat}). Let check and choices say the same`
      : `challenge.server.ts: « ${text} » (${field}, draw ${seat}) is a safe or tolerated act, and counts as a failed attempt. Let check answer neutral, or call the act unsafe`,
  unsafeActWins: (seat: number, field: string, text: string) =>
    `challenge.server.ts: « ${text} » (${field}, draw ${seat}) is an unsafe act, and wins. Let check answer incorrect, or call the act tolerated`,
  strategies: {
    first: 'who takes the first option each time',
    last: 'who takes the last option each time',
    longest: 'who takes the longest option each time',
    neighbour: 'who copies the right answer of the neighbour',
    labels: 'a script that learnt the words of ten earlier plays',
  },
  blindWins: (strategy: string) => (wins: number, seats: number) =>
    `${strategy} wins ${wins} of ${seats} draws; one in ten is luck. Draw from more, shuffle the options, or word them alike`,
  surfaceTells: (name: string, percent: number) =>
    `challenge.server.ts: "${name}" alone tells genuine from false for ${percent} % of the items; three in four is the most. Give some genuine items what false ones have, and the reverse`,
  truths: {
    'no-truth': (field: string, text: string) =>
      `challenge.server.ts: « ${text} » takes ${field} for something, and choices does not say what it is. Add genuine, or leave takenFor out`,
    'safe-act': (field: string, text: string) =>
      `challenge.server.ts: « ${text} » is a safe act, and takes ${field} for what it is not. Leave takenFor out where an act is right with both`,
    'two-ways': (field: string, text: string) =>
      `challenge.server.ts: « ${text} » (${field}) takes items for different things in different draws. Let takenFor depend on the act alone`,
    unread: (field: string, text: string) =>
      `challenge.server.ts: the answer does not hold « ${text} » under "${field}", so that nothing of it is kept. Leave takenFor out, or let the answer be an object of the fields of choices`,
    'one-kind': (_field: string, _text: string) =>
      'challenge.server.ts: every item of all draws is genuine, or none is, so that nothing is told apart. Draw some of each',
  },
  copied: (percent: number) =>
    `the answer that is right at one seat is right at ${percent} % of the seats beside it. Draw a secret for each participant from the variant. ${excepted('neighbour')}`,
  sentEarly: (place: string, path: string) =>
    `${place} artifacts sends « ${path} » before the solve, which says what is right. Leave it out of artifacts: reveal sends it afterwards`,
  revealedEarly: (place: string, path: string, text: string) =>
    `${place} artifacts sends « ${text} » (${path}) before the solve, which is a text of the reveal. Leave it out of artifacts`,
  tellingField: (place: string, name: string, percent: number) =>
    `${place} the field "${name}" of artifacts tells genuine from false for ${percent} % of the items, without being read. Leave it out, or let it tell nothing`,
  firstHintTells: (text: string) =>
    `manifest.json: the first hint gives the answer away (« ${text} »). Say where to look; the last hint may give the method`,
  unnamedMistake: (verdict: string) =>
    `the verdict "${verdict}" has no French name in a report and on the wall. Add it to manifest.json: "mistakes": { "${verdict}": "…" }`,
};
