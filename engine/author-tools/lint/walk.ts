/** Traverses a syntax tree without its types. */
import type { ESTree } from 'vite';

export type SyntaxNode = ESTree.Node;

/** TypeScript's wrappers around an expression, which have no effect at run time. */
const AROUND = ['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression', 'TSInstantiationExpression'];

/** Visits each node in source order. @param visit receives the ancestors too, the nearest last; returns `false` to skip the children */
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

/** Unwraps parentheses and TypeScript's wrappers. */
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

/** The static name of a property, callee or JSX tag; undefined for a computed one. */
export function nameIn(node: SyntaxNode): string | undefined {
  if (node.type === 'Identifier' || node.type === 'JSXIdentifier') return node.name;
  return node.type === 'Literal' && typeof node.value === 'string' ? node.value : undefined;
}
