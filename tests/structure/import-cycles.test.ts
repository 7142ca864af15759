/** No circle of value imports: modules of a circle run in an order that depends on which is imported first. */
import { expect, it } from 'vitest';
import { importsOf, sourcesIn } from './imports.ts';

/** Value imports of each file, `import()` included; imports of types alone are gone when the program runs. */
const files = ['schemas', 'engine', 'challenges', 'admin', 'projector', 'server'].flatMap(sourcesIn);
const imports = new Map(
  files.map((source) => [
    source.path,
    importsOf(source)
      .filter(({ typeOnly }) => !typeOnly)
      .map(({ target }) => target),
  ]),
);

/** Tarjan's strongly connected components of more than one node, or of one that points to itself. */
function circlesIn(graph: ReadonlyMap<string, readonly string[]>): string[][] {
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const stack: string[] = [];
  const circles: string[][] = [];
  const visit = (node: string): number => {
    const index = order.size;
    order.set(node, index);
    stack.push(node);
    let low = index;
    for (const next of graph.get(node) ?? []) {
      if (!graph.has(next)) continue;
      if (!order.has(next)) low = Math.min(low, visit(next));
      else if (stack.includes(next)) low = Math.min(low, lowest.get(next) ?? order.get(next) ?? low);
    }
    lowest.set(node, low);
    if (low === index) {
      const members = stack.splice(stack.indexOf(node));
      if (members.length > 1 || graph.get(node)?.includes(node)) circles.push(members.sort());
    }
    return low;
  };
  for (const node of graph.keys()) if (!order.has(node)) visit(node);
  return circles;
}

it('finds a circle, however long, and nothing else', () => {
  const graph = new Map([
    ['a', ['b', 'package']],
    ['b', ['c', 'd']],
    ['c', ['a']],
    ['d', ['e']],
    ['e', []],
    ['f', ['f']],
  ]);
  expect(circlesIn(graph)).toEqual([['a', 'b', 'c'], ['f']]);
});

it('no values are imported in a circle', () => {
  expect(circlesIn(imports)).toEqual([]);
});
