import { Paper } from './paper.tsx';
import { PEOPLE, Person } from './person.tsx';

/**
 * The party at Théo's desk. The orange paper is on his screen, and a mug hides all but its first line. With `tidied`, the paper is gone and
 * the screen is locked.
 */
export function Desk({ line, tidied = false }: { readonly line: string; readonly tidied?: boolean }) {
  return (
    <>
      <path d="M0 0h640v400H0z" fill="#dfe7e4" />
      <path d="M0 0h640v18H0z" fill="#c9d4d0" />
      <path d="M20 40h150v84H20z" fill="#ffffff" />
      <path d="M32 56h60M32 70h92M32 84h44M100 84h52M32 98h78" stroke="#9db3ad" strokeWidth="5" />
      <path d="M500 30h110v84H500z" fill="#8db8d8" stroke="#f7f5f0" strokeWidth="8" />
      <path d="M504 92q30-20 56-8t46-4v30H504z" fill="#4f86a3" />
      <path d="M40 30q120 60 240 6t240 10" fill="none" stroke="#7b869b" strokeWidth="2" />
      <path
        d="M110 54l12 26 12-24zM200 57l14 25 10-27zM300 28l12 26 12-31zM394 11l12 27 12-25zM462 22l10 28 14-23z"
        fill="#f5b841"
      />
      <Person look={PEOPLE.theo} x={450} y={190} size={1.7} />
      <Person look={PEOPLE.leila} x={566} y={206} size={1.6} />
      <path d="M0 286h640v114H0z" fill="#b98a5b" />
      <path d="M0 286h640v8H0z" fill="#96693d" />
      <g>
        <path d="M172 236h56v44h-56zM140 276h120v12H140z" fill="#3a4355" />
        <path d="M56 96h288v152H56z" fill="#17223b" />
        <path d="M66 106h268v132H66z" fill="#0c1324" />
        {tidied ? <Locked /> : <Code />}
      </g>
      {!tidied && <Note line={line} />}
      <path d="M256 231h88v66q0 12-12 12h-64q-12 0-12-12z" fill="#1d5fa8" />
      <ellipse cx="300" cy="231" rx="44" ry="7" fill="#123f73" />
      <path d="M256 245q-26-2-24 18t26 18" fill="none" stroke="#1d5fa8" strokeWidth="9" />
      <path
        d="M300 255v34M288 265h24M282 277q4 14 18 14t18-14"
        fill="none"
        stroke="#f7f5f0"
        strokeWidth="5"
        strokeLinecap="round"
      />
      <path d="M60 300h130l10 24H50z" fill="#3a4355" />
      <path d="M64 306h122M60 314h130" stroke="#7b869b" strokeWidth="3" strokeDasharray="9 3" />
      <ellipse cx="450" cy="346" rx="118" ry="26" fill="#f7f5f0" />
      <path d="M356 326h188v16q-94 26-188 0z" fill="#9c6428" />
      <ellipse cx="450" cy="326" rx="94" ry="18" fill="#e0a04a" />
      <path d="M450 326l86-10-26-8z" fill="#f7f5f0" />
      <path
        d="M410 322q8-6 14 0M440 318q8-5 12 0M400 332q8-4 12 0M446 336q8-5 14 0"
        fill="none"
        stroke="#7a4318"
        strokeWidth="4"
      />
      <path d="M594 330l-30 44M612 336l-26 44" stroke="#7b869b" strokeWidth="4" strokeLinecap="round" />
    </>
  );
}

function Code() {
  return (
    <>
      <path d="M78 122h60M90 134h98M90 146h70M102 158h110M90 170h84M78 182h40" stroke="#8fc1f5" strokeWidth="3.5" />
      <path d="M146 122h44M166 146h40M180 170h50M78 198h90" stroke="#6bd6a5" strokeWidth="3.5" />
      <path d="M222 116h104v24H222z" fill="#1f7a54" />
      <text x="274" y="132" fontSize="9" fill="#ffffff" textAnchor="middle">
        Mise en ligne réussie
      </text>
    </>
  );
}

function Locked() {
  return (
    <g fill="none" stroke="#8fc1f5" strokeWidth="6">
      <path d="M180 168v-14q0-20 20-20t20 20v14" />
      <path d="M168 168h64v44h-64z" fill="#24406b" />
    </g>
  );
}

function Note({ line }: { readonly line: string }) {
  return (
    <Paper x={264} y={198} width={76} height={46}>
      <text x="4" y="9" fontSize="6.5">
        Serveur test
      </text>
      <text x="4" y="19" fontSize="6.5">
        {line}
      </text>
    </Paper>
  );
}
