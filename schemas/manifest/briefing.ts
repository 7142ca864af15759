/** Briefing: texts before the scene. */
import { Type } from 'typebox';
import { Line, Text } from './texts.ts';

export const BRIEFING = {
  duration: Type.Integer({ description: 'Minutes that a beginner needs.', minimum: 1, maximum: 120 }),
  skill: Line('What the player trains (briefing).', 120),
  objective: Line('What to achieve (briefing), on two lines of a phone: about 70 characters. Never the way to it.', 400),
  briefing: Text('The story that opens the challenge; paragraphs separated by a blank line.'),
};
