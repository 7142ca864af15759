import { expect, it } from 'vitest';
import { styleRules } from './style-rules.ts';

it('lists rules with what is around them, without layers and keyframes', () => {
  const sheet = '@layer base{@media print{.a{color:red}}}@keyframes turn{to{rotate:1turn}}.b{color:blue}';
  expect(styleRules([sheet])).toEqual([
    { around: ['@media print'], selector: '.a', declarations: ['color:red'] },
    { around: [], selector: '.b', declarations: ['color:blue'] },
  ]);
});

it.each(['.line{& .time{color:red}}', '@media print{.line{.time{color:red}}}', '.line{@media print{color:red}}'])(
  'refuses %s, which older browsers cannot read',
  (sheet) => {
    expect(() => styleRules([sheet])).toThrow('something is nested in .line');
  },
);
