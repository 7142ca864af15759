/** A way through what a file says when it runs: its types are left out. */
import type { ESTree } from 'vite';

export type SyntaxNode = ESTree.Node;

/** What TypeScript writes around an expression, which is there all the same. */
const AROUND = ['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression', 'TSInstantiationExpression'];

/**
 * Calls for each node, from the top of the text.
 * @param visit gets the nodes around it too, the nearest last; `false` leaves out what is inside
 */
export function walk(root: SyntaxNode, visit: (node: SyntaxNode, around: readonly SyntaxNode[]) => boolean): void {
  const around: SyntaxNode[] = [];
  const step = (node: SyntaxNode): void => {
    if (node.type.startsWith('TS') && !AROUND.includes(node.type)) return;
    if (!visit(node, around)) return;
    around.push(node);
    for (const value of Object.values(node)) {
      if (Array.isArray(value)) {
        for (const item of value) if (isNode(item)) step(item);
      } else if (isNode(value)) step(value);
    }
    around.pop();
  };
  step(root);
}

function isNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string' && 'start' in value;
}

/** An expression without brackets and types around it. */
export function bare(node: SyntaxNode): SyntaxNode {
  switch (node.type) {
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'TSNonNullExpression':
    case 'TSInstantiationExpression':
    case 'ParenthesizedExpression':
      return bare(node.expression);
    default:
      return node;
  }
}

export function isFunction(node: SyntaxNode): boolean {
  return ['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression'].includes(node.type);
}

/** The name of a member of an object, a call or a tag, where it is written as such. */
export function nameIn(node: SyntaxNode): string | undefined {
  if (node.type === 'Identifier' || node.type === 'JSXIdentifier') return node.name;
  return node.type === 'Literal' && typeof node.value === 'string' ? node.value : undefined;
}
