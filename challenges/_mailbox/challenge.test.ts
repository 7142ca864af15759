import { describe, expect, it } from 'vitest';
import { createVariant } from '#engine/authoring/testing';
import { GESTURES, type Gesture, HOURS } from './artifacts.ts';
import checker from './challenge.server.ts';
import { POOL } from './messages.server.ts';

// The conformance tests play every challenge already: test here what is particular to this one's rules.
const secrets = checker.secrets(createVariant('3'.repeat(32)));
const { messages } = secrets;

describe('the pool', () => {
  it('says of each message which words decide, and has no subject twice', () => {
    for (const { text } of POOL) expect(text).toMatch(/\[.+\]/);
    expect(new Set(POOL.map(({ subject }) => subject)).size).toBe(POOL.length);
  });
});

describe('the mailbox', () => {
  it('holds a message of each gesture, with nothing marked or explained', () => {
    expect(messages).toHaveLength(HOURS.length);
    expect(new Set(messages.map(({ right }) => right)).size).toBe(GESTURES.length);
    for (const message of checker.artifacts(secrets).messages) {
      expect(message.text).not.toMatch(/[[\]]/);
      expect(Object.keys(message)).not.toContain('right');
    }
  });

  it.each<[Gesture, Gesture, string]>([
    ['verify', 'answer', 'too-trusting'],
    ['answer', 'report', 'too-wary'],
    ['report', 'verify', 'incorrect'],
  ])('says what it is to take a message to %s for one to %s', (right, gesture, verdict) => {
    const taken = messages.find((message) => message.right === right);
    const answer = Object.fromEntries(messages.map((message) => [message.id, message === taken ? gesture : message.right]));
    const output = { right: messages.length - 1, of: messages.length };
    expect(checker.check(answer, secrets)).toEqual({ outcome: 'incorrect', verdict, output });
  });
});
