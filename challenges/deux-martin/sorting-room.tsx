import styles from './sorting-room.module.css';

interface SortingRoomProps {
  /** Index of the recipient: one of the two pigeonholes, from the left, or 2 for both. */
  readonly to: number;
  readonly copy: string;
  /** Number of people in copy. */
  readonly readers: number;
  readonly file: string;
  readonly link: string;
}

const CROWD = Array.from({ length: 40 }, (_, place) => [place % 10, Math.floor(place / 10)] as const);
const TEAM = [
  [3, 3],
  [5, 3],
  [7, 3],
] as const;
const seats = (readers: number) => (readers > TEAM.length ? CROWD : TEAM);
const COATS = ['#1d5fa8', '#d2622a', '#2f6f5e', '#8a3b5c', '#54616e', '#f5b841'];
const SKINS = ['#f0c3a0', '#c98f66', '#e5ae86', '#8d5a3c'];

/** Brévelle's mail room. This decoration follows the choices without judging them: the draft's lines below say the same as text. */
export function SortingRoom({ to, copy, readers, file, link }: SortingRoomProps) {
  return (
    <svg className={styles.room} viewBox="0 0 640 200" preserveAspectRatio="xMidYMax meet" aria-hidden="true">
      {/* Wider than the viewBox, so that a low, wide window shows more of the room on both sides. */}
      <path d="M-2000 0h4640v200h-4640z" fill="var(--wall)" />
      <path d="M-2000 164h4640v36h-4640z" fill="var(--wood)" />
      <path d="M-2000 164h4640v5h-4640z" fill="var(--wood-edge)" />
      <Pigeonholes />
      <Letter to={to} />
      <Papers file={file} />
      <Crowd copy={copy} readers={readers} />
      <Door link={link} />
    </svg>
  );
}

function Pigeonholes() {
  return (
    <g>
      <path d="M92 14h196v124H92z" fill="var(--wood)" stroke="var(--wood-edge)" strokeWidth="4" />
      {[0, 1, 2, 3, 4, 5].map((hole) => (
        <path key={hole} d={`M${102 + (hole % 3) * 62} ${24 + Math.floor(hole / 3) * 58}h52v38h-52z`} fill="var(--hole)" />
      ))}
      <path d="M168 40l34-8 3 22h-36zM230 102l32-4 2 22h-34z" fill="var(--paper-white)" opacity="0.75" />
      {[106, 230].map((x) => (
        <g key={x}>
          <path d={`M${x - 4} 64h52v14h-52z`} fill="#f5b841" />
          <text x={x + 22} y="75" fontSize="11" fontWeight="700" fill="#2b2110" textAnchor="middle">
            MARTIN
          </text>
        </g>
      ))}
      <path d="M164 64h52v14h-52zM102 122h52v14h-52zM164 122h52v14h-52zM226 122h52v14h-52z" fill="#e9e4d6" />
      <path d="M170 71h40M108 129h40M170 129h30M232 129h36" stroke="#8f8470" strokeWidth="4" />
    </g>
  );
}

function Letter({ to }: { readonly to: number }) {
  const places = to === 0 ? [0] : to === 1 ? [124] : [0, 124];
  return places.map((x) => (
    <g key={places.length > 1 ? x : 'one'} className={styles.envelope} style={{ transform: `translate(${x}px, 0)` }}>
      <g transform="rotate(-6 128 42)">
        <path d="M107 30h42v27h-42z" fill="var(--paper-white)" stroke="#7b869b" strokeWidth="2" />
        <path d="M107 30l21 15 21-15" fill="none" stroke="#7b869b" strokeWidth="2" />
        <circle cx="128" cy="47" r="5" fill="#b42318" />
      </g>
    </g>
  ));
}

/** A single sheet, or a whole folder with the hidden sheet sticking out; with a key on it if the password is in the same mail. */
function Papers({ file }: { readonly file: string }) {
  const whole = file !== 'sheet';
  return (
    <g>
      {whole && (
        <>
          <path d="M120 150h36l6 7h46v36H120z" fill="#d99a1e" />
          <path
            d="M132 152h60v34h-60z"
            fill="var(--paper-white)"
            stroke="#b42318"
            strokeWidth="2"
            strokeDasharray="4 3"
            transform="rotate(5 160 170)"
          />
          <path d="M120 164h88l-6 29h-82z" fill="#f5b841" />
        </>
      )}
      <g transform={whole ? 'translate(92 20) scale(0.8)' : 'translate(0 0)'}>
        <path d="M136 140h54v50h-54z" fill="var(--paper-white)" stroke="#7b869b" strokeWidth="2" />
        <path d="M136 140h54v10h-54z" fill="#1f7a54" />
        <path d="M136 163h54M136 177h54M163 150v40" stroke="#9db3ad" strokeWidth="2" />
      </g>
      {file === 'password' && (
        <path d="M150 178a6 6 0 1 0 1 0zM156 178h22v6M170 178v5" fill="none" stroke="#17223b" strokeWidth="4" />
      )}
    </g>
  );
}

/** The people in copy as an audience: visible heads (Cc), heads behind a curtain (Bcc), or empty seats (nobody). */
function Crowd({ copy, readers }: Pick<SortingRoomProps, 'copy' | 'readers'>) {
  return (
    <g>
      <path d="M316 20h172v126H316z" fill="var(--hole)" opacity="0.25" />
      {copy !== 'nobody' &&
        seats(readers).map(([column, row]) => {
          const x = 328 + column * 16.5 + (row % 2) * 4;
          const y = 46 + row * 28;
          return (
            <g key={`${column}-${row}`}>
              <path d={`M${x - 8} ${y + 20}q0-14 8-14t8 14z`} fill={COATS[(column * 5 + row) % COATS.length]} />
              <circle cx={x} cy={y} r="6" fill={SKINS[(column + row * 3) % SKINS.length]} />
            </g>
          );
        })}
      <path
        className={styles.curtain}
        style={{ transform: `translateY(${copy === 'hidden' ? 0 : -112}px)` }}
        d="M316 20h172v122l-14-6-15 6-14-6-15 6-14-6-14 6-15-6-14 6-14-6-15 6-14-6-14 6z"
        fill="var(--curtain)"
      />
      <path d="M310 14h184v14H310z" fill="var(--wood-edge)" />
      <path d="M310 0h184v14H310z" fill="var(--wall)" />
      <path d="M316 146h172v18H316z" fill="var(--wood-edge)" />
    </g>
  );
}

/** The link as a door: wide open, ajar for the company, or locked with a key. */
function Door({ link }: { readonly link: string }) {
  const turn = link === 'anyone' ? 0.28 : link === 'company' ? 0.68 : 1;
  return (
    <g>
      <path d="M524 34h84v130h-84z" fill="#8fc1f5" />
      <path d="M524 120q30-12 84 0v44h-84z" fill="#4f86a3" />
      <path d="M560 108h24l-4 10h-16z" fill="#f7f5f0" />
      <g className={styles.door} style={{ transform: `scaleX(${turn})` }}>
        <path d="M524 34h84v130h-84z" fill="#2f6f5e" />
        <path d="M534 46h64v44h-64zM534 102h64v50h-64z" fill="none" stroke="#1d4c40" strokeWidth="4" />
        <circle cx="598" cy="97" r="5" fill="#f5b841" />
      </g>
      <path d="M518 164V28h96v136" fill="none" stroke="var(--wood-edge)" strokeWidth="8" />
      {link.startsWith('martin') && (
        <g>
          <path d="M590 104v-8q0-9 8-9t8 9v8" fill="none" stroke="#17223b" strokeWidth="4" />
          <path d="M584 104h28v22h-28z" fill="#f5b841" stroke="#17223b" strokeWidth="2" />
        </g>
      )}
      <path d="M538 8h56v16h-56z" fill="var(--paper-white)" />
      <path
        d="M553 16h10M571 16h10M562 12h-8a4 4 0 0 0 0 8h8M572 12h8a4 4 0 0 1 0 8h-8"
        fill="none"
        stroke="#1d5fa8"
        strokeWidth="2.5"
      />
    </g>
  );
}
