import { expect, it } from 'vitest';
import { frozen } from './frozen.ts';

it('nothing of it can be changed any more, however deep, and it stays what it was', () => {
  const secrets = { word: 'phare', none: null, mails: [{ from: 'a' }] };
  expect(frozen(secrets)).toBe(secrets);
  for (const part of [secrets, secrets.mails, secrets.mails[0]]) expect(Object.isFrozen(part)).toBe(true);
  expect(secrets).toEqual({ word: 'phare', none: null, mails: [{ from: 'a' }] });
});
