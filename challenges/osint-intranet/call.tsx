import { Paper } from './paper.tsx';
import { PEOPLE, Person } from './person.tsx';

const NAMES = [
  ['Inès Moreau', 14, 12],
  ['Nadia Kervella', 326, 12],
  ['Gwenaëlle Riou', 14, 186],
  ['Malik Benali', 326, 186],
] as const;

/** The video call. Behind Nadia is Théo's screen with the orange paper: a plant hides the paper's top, a chair its bottom. */
export function Call({ line }: { readonly line: string }) {
  return (
    <>
      <path d="M0 0h640v400H0z" fill="#11182a" />
      <path d="M14 12h300v166H14z" fill="#e8dccb" />
      <path d="M48 34h58v44H48z" fill="#ffffff" stroke="#6b4a2b" strokeWidth="4" />
      <path d="M54 70l14-20 12 14 8-8 12 14z" fill="#1f7a54" />
      <path d="M279 130q-26-30-8-54M279 130q22-24 14-50M279 130q-2-40 4-58" fill="none" stroke="#3f7d4e" strokeWidth="6" />
      <path d="M260 128h38l-4 50h-30z" fill="#b5653a" />
      <Person look={PEOPLE.ines} x={166} y={112} size={1.25} />

      <path d="M326 12h300v166H326z" fill="#d3dbe2" />
      <path d="M326 128h300v50H326z" fill="#b9a487" />
      <path d="M340 34h70v92h-70z" fill="#eef2f5" />
      <path d="M346 44h58M346 58h40M346 72h52M346 86h30" stroke="#9fb0be" strokeWidth="4" />
      <path d="M520 62h92v54h-92zM558 116h16v12h-16zM542 126h48v5h-48z" fill="#17223b" />
      <path d="M525 67h82v44h-82z" fill="#24406b" />
      <path d="M531 75h32M537 82h40M531 89h24" stroke="#8fc1f5" strokeWidth="2.5" />
      <Paper x={572} y={84} width={32} height={30}>
        <text x="5" y="18" fontSize="7">
          {line}
        </text>
      </Paper>
      <path d="M566 120q-2-12 10-20h30q14 6 12 20v58h-52z" fill="#46566b" transform="translate(2 6)" />
      <path
        d="M620 128q-6-26-24-34-14-6-28 0 6-14 24-12-16-14-22-18 20-2 28 18-2-18 4-26 14 16 8 32 6-8 16-10v50z"
        fill="#3f7d4e"
      />
      <Person look={PEOPLE.nadia} x={462} y={112} size={1.25} />

      <path d="M14 186h300v166H14z" fill="#5b6b7e" />
      <path d="M34 200h150v92H34z" fill="#a7cfe6" stroke="#dfe5ea" strokeWidth="6" />
      <path d="M37 258h144v31H37z" fill="#3c7ea3" />
      <path d="M216 352v-96q0-20 20-20h56q22 0 22 20v96z" fill="#39485c" />
      <Person look={PEOPLE.gwenaelle} x={176} y={288} size={1.25} />

      <path d="M326 186h300v166H326z" fill="#c3c8cc" />
      <path d="M338 240h276M338 300h276" stroke="#8f979e" strokeWidth="7" />
      <path d="M350 206h46v30h-46zM410 214h30v22h-30zM552 204h52v32h-52zM346 264h60v32h-60zM548 268h54v28h-54z" fill="#9aa2aa" />
      <Person look={PEOPLE.malik} x={474} y={288} size={1.25} />

      <path d="M0 178h640v8H0zM0 352h640v48H0z" fill="#11182a" />
      {NAMES.map(([name, x, y]) => (
        <g key={name}>
          <path d={`M${x + 6} ${y + 144}h106v17h-106z`} fill="#11182a" />
          <text x={x + 12} y={y + 156} fontSize="11" fill="#ffffff">
            {name}
          </text>
        </g>
      ))}
      <g fill="#2b364b">
        <circle cx="246" cy="376" r="17" />
        <circle cx="296" cy="376" r="17" />
        <circle cx="346" cy="376" r="17" />
      </g>
      <circle cx="396" cy="376" r="17" fill="#b42318" />
      <path
        d="M246 367v9M240 376q0 6 6 6t6-6M246 382v4M287 370h12v12h-12zM299 376l6-5v10zM338 370h16v9h-16zM342 384h8M387 378q9-7 18 0"
        fill="none"
        stroke="#ffffff"
        strokeWidth="2.6"
      />
    </>
  );
}
