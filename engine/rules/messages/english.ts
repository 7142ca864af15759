/** English messages of the checks of server parts, for authors. */
export const ENGLISH = {
  noChecker: 'has no server part as its default export. Write: export default defineChecker({ … })',
  cannotDraw: (said: string) => `cannot draw its secrets: ${said}`,
  shortPool: (asked: number, there: number) =>
    `${asked} ${asked === 1 ? 'is' : 'are'} drawn here from a pool of ${there}. Add ${asked - there} to the pool, or draw fewer`,
  oddSecret: (odd: string) => `has a secret that cannot be kept: ${odd}. ${PLAIN}`,
  otherSecrets:
    'draws other secrets from the same variant: a reload would change the answer. Draw from `variant` only, neither Math.random() nor the time',
  noSecret: (name: string, hint: number, allowed: readonly string[]) =>
    `hint ${hint} names {${name}}, and the server part draws no such secret. Allowed: ${
      allowed.map((one) => `{${one}}`).join(', ') || 'none, since there is no secret'
    }`,
  cannotLayOut: (page: string | undefined, said: string) => `cannot lay out the artifacts${ofPage(page)}: ${said}`,
  cannotReveal: (said: string) => `cannot make its reveal: ${said}`,
  cannotName: (said: string) => `cannot name its choices: ${said}`,
  oddSent: (what: Sent, odd: string) => `has ${sent(what)} that cannot be sent: ${odd}. ${PLAIN}`,
  heavySent: (what: Sent, kilobytes: number, most: number) =>
    `has ${sent(what)} of ${kilobytes} KB; at most ${most} are sent to a page. Send what the scene shows`,
  checkFails: (answer: string, said: string) =>
    `check fails on the answer ${answer}: ${said}. Read it with textOf(answer) or fieldOf(answer, name): browsers send what they like`,
  checkAsync: 'check is asynchronous: it judges at once, and asks nobody. Take `async` away',
  noOutcome: (given: string | undefined, answer: string) =>
    `check answers ${given ?? 'nothing'} to ${answer}. Return correct(), incorrect() or neutral('…')`,
  nothingIsRight: (answer: string) => `check takes ${answer} for right: whoever sends nothing has solved it`,
  isA: (place: string, what: string) =>
    `${place || 'it'} is ${/^[A-Za-z]/.test(what) && !NUMBERS.includes(what) ? `a ${what}` : what}`,
};

/** The artifacts of the challenge's page or of a sub-page, or the reveal. */
export type Sent = { readonly page: string | undefined } | 'reveal';

const NUMBERS: readonly string[] = ['NaN', 'Infinity'];
const PLAIN = 'Texts, numbers, true and false, lists and objects of them are kept';
const ofPage = (page: string | undefined) => (page === undefined ? '' : ` of the page "${page}"`);
const sent = (what: Sent) => (what === 'reveal' ? 'a reveal' : `artifacts${ofPage(what.page)}`);
