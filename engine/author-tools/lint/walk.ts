/** Traverses a syntax tree, except TypeScript's types. */
import type { ESTree } from 'vite';

export type SyntaxNode = ESTree.Node;
/** A part of a text: offsets from 0, the end excluded. */
export type Stretch = Pick<SyntaxNode, 'start' | 'end'>;

/** Wrappers around an expression, which have no effect at run time: TypeScript's, and parentheses. */
const AROUND = /^(TS(As|Satisfies|NonNull|Instantiation)|Parenthesized)Expression$/;

/** Visits each node in source order. @param visit receives the ancestors too, the nearest last; returns `false` to skip the children */
export function walk(root: SyntaxNode, visit: (node: SyntaxNode, around: readonly SyntaxNode[]) => boolean): void {
  const around: SyntaxNode[] = [];
  const step = (node: SyntaxNode): void => {
    if (node.type.startsWith('TS') && !AROUND.test(node.type)) return;
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
  return AROUND.test(node.type) && 'expression' in node && isNode(node.expression) ? bare(node.expression) : node;
}

export function isFunction(node: SyntaxNode): boolean {
  return ['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression'].includes(node.type);
}

/** The static name of a property, callee or JSX tag; undefined for a computed one. */
export function nameIn(node: SyntaxNode): string | undefined {
  if (node.type === 'Identifier' || node.type === 'JSXIdentifier') return node.name;
  return node.type === 'Literal' && typeof node.value === 'string' ? node.value : undefined;
}

export type ObjectNode = Extract<SyntaxNode, { type: 'ObjectExpression' }>;

/** A field of an object literal, with its static name. */
export interface Field {
  readonly name: string;
  readonly key: SyntaxNode;
  readonly value: SyntaxNode;
}

/** The fields of an object literal. `whole` is false if it also has a spread or a computed name, which may be any other field. */
export function fieldsOf({ properties }: ObjectNode): { readonly fields: readonly Field[]; readonly whole: boolean } {
  const fields = properties.flatMap((property): Field[] => {
    const name = property.type === 'Property' && !property.computed ? nameIn(property.key) : undefined;
    return property.type === 'Property' && name !== undefined ? [{ name, key: property.key, value: bare(property.value) }] : [];
  });
  return { fields, whole: fields.length === properties.length };
}

/** The object literal that a call hands to its function, such as the definition in `defineScene({ … })`. */
export function definitionIn(call: SyntaxNode): ObjectNode | undefined {
  const [given] = call.type === 'CallExpression' ? call.arguments : [];
  const definition = given && bare(given);
  return definition?.type === 'ObjectExpression' ? definition : undefined;
}
