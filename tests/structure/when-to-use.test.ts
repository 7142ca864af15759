import { expect, test } from 'vitest';
import { WHEN_TO_USE } from '../../.storybook/design/when-to-use.ts';

const parts = import.meta.glob<string>(['/engine/ui/**/*.tsx', '!/**/*.test.tsx'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const [authoring = ''] = Object.values(
  import.meta.glob<string>('/engine/authoring/index.ts', { query: '?raw', import: 'default', eager: true }),
);

/** The parts of `engine/ui`, and those of the frame that the authoring door has: names in capitals that are no types. */
const fromParts = Object.values(parts).flatMap((text) =>
  [...text.matchAll(/^export (?:function|class) ([A-Z]\w+)/gm)].map(([, name = '']) => name),
);
const fromDoor = [...authoring.matchAll(/^export \{([^}]+)\} from/gm)].flatMap(([, names = '']) =>
  names
    .split(',')
    .map((name) => name.trim())
    .filter((name) => /^[A-Z]/.test(name)),
);
const PARTS = new Set([...fromParts, ...fromDoor]);

test('every public part says when to use it, and what to use instead', () => {
  expect(PARTS.size).toBeGreaterThan(30);
  expect([...PARTS].filter((name) => !Object.hasOwn(WHEN_TO_USE, name))).toEqual([]);
});

test('no advice is left of a part that is gone, or leads to one', () => {
  expect(Object.keys(WHEN_TO_USE).filter((name) => !PARTS.has(name))).toEqual([]);
  const named = Object.values(WHEN_TO_USE).flatMap((advice) =>
    Object.values(advice).flatMap((text: string) => [...text.matchAll(/`([A-Z]\w+)`/g)].map(([, name = '']) => name)),
  );
  expect(named.filter((name) => !PARTS.has(name))).toEqual([]);
});
