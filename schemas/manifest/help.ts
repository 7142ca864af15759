/** Help during the scene: hints, and the learning mode, a panel that opens after failures. */
import { type Static, Type } from 'typebox';
import { closed } from '#schemas/shapes.ts';
import { Line, Text } from './texts.ts';

export const HintSchema = Type.Object(
  {
    title: Line('Short label of the step, e.g. « Où regarder ».', 60),
    text: Text('The hint. `{name}` is replaced by the secret of that name on the server.'),
  },
  closed,
);

/** A hint as sent to the browser, with its plain text if it has one. */
export const SentHintSchema = Type.Object(
  { ...HintSchema.properties, plain: Type.Optional(Type.String({ description: 'The same in plain words.' })) },
  closed,
);

export const LearningMode = Type.Object(
  {
    after: Type.Integer({ description: 'Failed attempts before the panel opens.', minimum: 1, maximum: 20 }),
    text: Text('Explains the idea behind the challenge; it does not repeat the hints.'),
  },
  {
    ...closed,
    description: "The 'Mode apprentissage' panel, which opens after some failed attempts; without it there is none.",
    examples: [{ after: 2, text: 'Un message pressant laisse rarement le temps de vérifier : c’est ce qu’il veut.' }],
  },
);

export type Hint = Static<typeof HintSchema>;
export type SentHint = Static<typeof SentHintSchema>;
