import { Paper } from './paper.tsx';
import { type Look, PEOPLE, Person } from './person.tsx';

interface BadgeProps {
  readonly name: string;
  readonly number: string;
  readonly look: Look;
  readonly place: string;
}

/** The front of a badge, 110 × 160. */
function Badge({ name, number, look, place }: BadgeProps) {
  return (
    <g transform={place}>
      <path d="M38-290q4 170 17 292 16-130 17-292" fill="none" stroke="#1d5fa8" strokeWidth="7" />
      <rect x="2" y="3" width="110" height="160" rx="9" fill="#17223b" opacity="0.25" />
      <rect width="110" height="160" rx="9" fill="#ffffff" stroke="#b3b9c2" />
      <path d="M0 34V9q0-9 9-9h92q9 0 9 9v25z" fill="#17223b" />
      <rect x="43" y="6" width="24" height="6" rx="3" fill="#dfe5e3" />
      <text x="55" y="27" fontSize="10" fill="#ffffff" textAnchor="middle" fontWeight="700">
        Brévelle Maritime
      </text>
      <path d="M25 42h60v70H25z" fill="#dbe6ee" />
      <Person look={look} x={55} y={88} size={0.62} />
      <path d="M1 112h108v14H1z" fill="#ffffff" />
      <path d="M0 112h110v3H0z" fill="#f5b841" />
      <text x="55" y="132" fontSize="11" fill="#10182b" textAnchor="middle" fontWeight="700">
        {name}
      </text>
      <text x="55" y="148" fontSize="10" fill="#4b5565" textAnchor="middle">
        nº {number}
      </text>
    </g>
  );
}

/** The tray of badges. One lies face down: in its sleeve is a copy of the orange paper, whose last line is readable. */
export function Badges({ line }: { readonly line: string }) {
  return (
    <>
      <path d="M0 0h640v400H0z" fill="#a9805a" />
      <path d="M0 60h640M0 168h640M0 290h640" stroke="#97704c" strokeWidth="3" />
      <rect x="22" y="22" width="596" height="356" rx="22" fill="#e9e4d6" stroke="#cfc7b2" strokeWidth="8" />
      <Badge name="Yann Le Dantec" number="0093" look={PEOPLE.yann} place="translate(48 176) rotate(-7)" />
      <Badge name="Nadia Kervella" number="0117" look={PEOPLE.nadia} place="translate(186 146) rotate(4)" />
      <g transform="translate(318 200) rotate(-3)">
        <path d="M38-290q4 170 17 292 16-130 17-292" fill="none" stroke="#1d5fa8" strokeWidth="7" />
        <rect x="2" y="3" width="110" height="160" rx="9" fill="#17223b" opacity="0.25" />
        <rect width="110" height="160" rx="9" fill="#eceef1" stroke="#b3b9c2" />
        <path d="M0 96h110v18H0z" fill="#2a3140" />
        <text x="8" y="126" fontSize="6" fill="#4b5565">
          Titulaire : T. VASSEUR
        </text>
        <text x="8" y="136" fontSize="6" fill="#4b5565">
          Badge trouvé ? À rapporter
        </text>
        <text x="8" y="144" fontSize="6" fill="#4b5565">
          à l’accueil, merci.
        </text>
        <Paper x={14} y={36} width={78} height={48}>
          <text x="6" y="42" fontSize="7">
            {line}
          </text>
        </Paper>
        <path d="M6 28h98v62H6z" fill="#ffffff" opacity="0.18" stroke="#b3b9c2" />
      </g>
      <Badge name="Malik Benali" number="0142" look={PEOPLE.malik} place="translate(322 93) rotate(9)" />
      <Badge name="Solène Autret" number="0158" look={PEOPLE.solene} place="translate(474 168) rotate(-5)" />
      <path d="M52 44h118v40H52z" fill="#fff6c9" transform="rotate(-4 110 64)" />
      <text x="111" y="70" fontSize="14" fontStyle="italic" fill="#1e3566" textAnchor="middle" transform="rotate(-4 110 64)">
        Rendus le 19/11
      </text>
    </>
  );
}
