/** The attestation of participation: what its paper says, and all that its code gives access to. */
import { type Static, Type } from 'typebox';
import { SESSION_NAME } from './console-constants.ts';
import { ATTESTATION_CODE, ATTESTED_NAME } from './constants.ts';
import { closed, OrNone } from './shapes.ts';

const Day = Type.String({ description: 'In the time zone of the server: 2026-11-21.' });

export const AttestationSchema = Type.Object(
  {
    code: Type.String({ description: 'In groups: 7KQ2-MXDA-3RT9.' }),
    name: Type.String({ description: 'As the participant wrote it.' }),
    session: OrNone(Type.String(SESSION_NAME)),
    day: Type.String({ ...Day, description: 'When the session began. In the time zone of the server: 2026-11-21.' }),
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

export const AttestedNameSchema = Type.Object({ name: Type.String(ATTESTED_NAME) }, closed);
export const AttestationCodeSchema = Type.Object({ code: Type.String(ATTESTATION_CODE) }, closed);

export type Attestation = Static<typeof AttestationSchema>;
export type OwnAttestation = Static<typeof OwnAttestationSchema>;
