import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { english } from './english/english.ts';
import { french } from './french/french.ts';

/** A sentence with plain spaces. */
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');

describe('sentences with a count agree with it', () => {
  it.each([
    [1, '1 participant partira avec elle.'],
    [2, '2 participants partiront avec elle.'],
  ])('in French, of %d who are deleted', (n, told) => {
    expect(plain(renderToStaticMarkup(french.dashboard.deletion.goWithIt(n, (words) => words)))).toBe(told);
  });

  it.each([
    [1, '1 sur 12 a répondu', '1 of 12 has answered'],
    [2, '2 sur 12 ont répondu', '2 of 12 have answered'],
  ])('of %d who have answered', (n, inFrench, inEnglish) => {
    expect([french.presenter.answered(n, 12), english.presenter.answered(n, 12)]).toEqual([inFrench, inEnglish]);
  });

  it('in French, of one session that is shown', () => {
    expect(plain(french.dashboard.sessions.shown('1', 3))).toBe('Affichage : 1 sur 3 sessions');
  });

  it.each([
    [1, 0, '1 session créée. Elle est dans', '1 session made. It is in'],
    [1, 1, '1 session créée ; 1 existait déjà. Elles sont dans', '1 session made; 1 existed already. They are in'],
    [0, 2, '0 session créée ; 2 existaient déjà. Elles sont dans', '0 sessions made; 2 existed already. They are in'],
  ])('of %d workshops that are made, and %d that existed', (made, existing, inFrench, inEnglish) => {
    expect(plain(french.workshopTable.made(made, existing))).toContain(inFrench);
    expect(english.workshopTable.made(made, existing)).toContain(inEnglish);
  });
});
