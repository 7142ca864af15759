/** The built sheets, rule by rule, for the sheets that are made of them. */
import { AtRule, parse } from 'postcss';

export interface StyleRule {
  /** The at-rules that it stands in, from the outermost; layers are none. */
  readonly around: readonly string[];
  readonly selector: string;
  readonly declarations: readonly string[];
}

/** The style rules of sheets; steps of an animation are none. */
export function styleRules(sheets: readonly string[]): readonly StyleRule[] {
  const rules: StyleRule[] = [];
  for (const sheet of sheets)
    parse(sheet).walkRules((rule) => {
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
  return rules;
}

/** @param around as a rule of the sheet has it */
export const wrapped = (around: readonly string[], rule: string): string =>
  around.reduceRight((inner, head) => `${head}{${inner}}`, rule);
