/** The page of a component test, as axe judges it. */
import axe from 'axe-core';
import { expect } from 'vitest';
import './quiet-axe.ts';

/** Expects that axe finds nothing. @param region whether all stands in landmarks, which a part of a page that is tested alone does not */
export async function expectNoBarrier({ region = false } = {}): Promise<void> {
  const { violations } = await axe.run(document.body, {
    reporter: 'mistakes',
    resultTypes: ['violations'],
    rules: { region: { enabled: region } },
  });
  expect(violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))).toEqual([]);
}
