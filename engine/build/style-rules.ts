/** Parses the built style sheets into a flat list of rules, from which further sheets are generated. */
import { AtRule, parse, Rule } from 'postcss';

interface StyleRule {
  /** The at-rules around the rule, outermost first, without cascade layers. */
  readonly around: readonly string[];
  readonly selector: string;
  readonly declarations: readonly string[];
}

/**
 * The style rules of sheets, without those of @keyframes.
 * @throws Error for a rule inside another one, which the oldest of the supported browsers (docs/operating.md) skip
 */
export function styleRules(sheets: readonly string[]): readonly StyleRule[] {
  const rules: StyleRule[] = [];
  for (const sheet of sheets) {
    const root = parse(sheet);
    root.walk(({ type, parent }) => {
      if ((type === 'rule' || type === 'atrule') && parent instanceof Rule)
        throw new Error(`something is nested in ${parent.selector}: write it as a rule of its own`);
    });
    root.walkRules((rule) => {
      const around: string[] = [];
      for (let parent = rule.parent; parent instanceof AtRule; parent = parent.parent)
        if (parent.name !== 'layer') around.unshift(`@${parent.name} ${parent.params}`);
      if (!around.some((head) => head.startsWith('@keyframes')))
        rules.push({
          around,
          selector: rule.selector,
          declarations: rule.nodes.filter((node) => node.type === 'decl').map(String),
        });
    });
  }
  return rules;
}

/** The rule inside its at-rules. @param around at-rules as in `StyleRule` */
export const wrapped = (around: readonly string[], rule: string): string =>
  around.reduceRight((inner, head) => `${head}{${inner}}`, rule);
