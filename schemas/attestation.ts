/** The attestation of participation: its printed text, and the only data that its code gives access to. */
import { type Static, Type } from 'typebox';
import { ATTESTATION_CODE, ATTESTED_NAME } from './attestation-constants.ts';
import { SESSION_NAME } from './console-constants.ts';
import { closed, OrNone } from './shapes.ts';

const Day = Type.String({ description: 'In the time zone of the server: 2026-11-21.' });

export const AttestationSchema = Type.Object(
  {
    code: Type.String({ description: 'In groups: 7KQ2-MXDA-3RT9.' }),
    name: Type.String({ description: 'As the participant or the list of invited people has it.' }),
    session: OrNone(Type.String(SESSION_NAME)),
    day: Type.String({
      ...Day,
      description:
        'When the session began; of a self-paced one, when the person first played. In the time zone of the server: 2026-11-21.',
    }),
    solved: Type.Integer({ description: 'Missions that were solved.' }),
    minutes: Type.Integer({ description: 'What the solved missions take, by their manifests.' }),
    issuedOn: Day,
  },
  closed,
);

export const OwnAttestationSchema = Type.Object(
  {
    ready: Type.Boolean({ description: 'The session is over: an attestation may be asked for.' }),
    attestation: OrNone(AttestationSchema),
  },
  closed,
);

const Count = Type.Integer({ minimum: 0 });
/** The attestations of a session that facilitators print. */
export const IssuedAttestationsSchema = Type.Object(
  {
    attestations: Type.Array(AttestationSchema, { description: 'Under the names of the list of invited people; by name.' }),
    otherwiseNamed: Type.Integer({ ...Count, description: 'Who has one under another name, mostly one they wrote themselves.' }),
    unnamed: Type.Integer({ ...Count, description: 'Who solved a mission, and whose name the list does not tell.' }),
    withoutMission: Type.Integer({ ...Count, description: 'Who solved no mission: there is nothing to attest.' }),
  },
  closed,
);

export const AttestedNameSchema = Type.Object({ name: Type.String(ATTESTED_NAME) }, closed);
export const AttestationCodeSchema = Type.Object({ code: Type.String(ATTESTATION_CODE) }, closed);

export type Attestation = Static<typeof AttestationSchema>;
export type IssuedAttestations = Static<typeof IssuedAttestationsSchema>;
export type OwnAttestation = Static<typeof OwnAttestationSchema>;
