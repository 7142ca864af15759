import type { Contact, Moment } from './artifacts.ts';
import { SCHEDULE } from './moments.ts';
import styles from './office.module.css';

/** Positions and angles of the letters that stand for the flood of mails. */
const LETTERS = [
  [300, 176, -12],
  [332, 186, 9],
  [366, 174, -4],
  [398, 188, 14],
  [262, 188, 6],
  [430, 176, -16],
  [284, 158, 22],
  [452, 190, 4],
  [348, 160, -24],
  [418, 160, 12],
] as const;

/** Distance of the container ship from the quay, by moment. */
const SHIP = { mail: 0, first: 14, second: 27, neighbour: 38, tell: 50 } as const satisfies Readonly<Record<Moment, number>>;

/** The desk, the harbour behind it, and the next desk. Decoration that follows the time; everything that matters is below it as text. */
export function Office({ moment, channel }: { readonly moment: Moment; readonly channel: Contact['channel'] }) {
  const contact = moment === 'first' || moment === 'second';
  const letters = moment === 'mail' ? LETTERS.length : moment === 'tell' ? 0 : 4;
  return (
    <svg className={styles.office} viewBox="0 0 640 210" preserveAspectRatio="xMidYMax meet" aria-hidden="true">
      {/* Wider than the viewBox, so that a low, wide window shows more wall and desk on both sides. */}
      <path d="M-2000 138h4640v4h-4640z" fill="var(--edge)" />
      <Harbour out={SHIP[moment]} />
      <WallClock at={SCHEDULE[moment].at} />
      <Cat />
      <path d="M-2000 160h4640v50h-4640z" fill="var(--wood)" />
      <path d="M-2000 160h4640v5h-4640z" fill="var(--wood-edge)" />
      <Screen moment={moment} chat={contact && channel === 'chat'} />
      <Handset lifted={moment === 'tell'} />
      <Mobile buzzing={contact && channel !== 'chat'} />
      <NextDesk shared={moment === 'neighbour'} />
      {LETTERS.slice(0, letters).map(([x, y, turn], place) => (
        <g key={x} transform={`translate(${x} ${y}) rotate(${turn})`}>
          <g className={styles.letter} style={{ animationDelay: `calc(var(--motion-medium) * ${place / 10})` }}>
            <path d="M-13-8h26v16h-26z" fill="var(--paper-white)" stroke="#7b869b" strokeWidth="1.5" />
            <path d="M-13-8 0 2 13-8" fill="none" stroke="#7b869b" strokeWidth="1.5" />
          </g>
        </g>
      ))}
    </svg>
  );
}

function Harbour({ out }: { readonly out: number }) {
  return (
    <g>
      <path d="M22 18h164v98H22z" fill="var(--sky)" />
      <path d="M22 84h164v32H22z" fill="var(--sea)" />
      <g className={styles.ship} style={{ transform: `translateX(${out}px)` }}>
        <path d="M40 82h62l-6 12H47z" fill="#17223b" />
        <path d="M48 72h10v10H48zM71 72h10v10H71z" fill="#d2622a" />
        <path d="M59.5 72h10v10h-10zM59.5 61h10v10h-10z" fill="#f5b841" />
        <path d="M85 64h9v18h-9z" fill="#f7f5f0" />
      </g>
      <path d="M150 116V50M172 116V50M112 50h74M150 50l11-18 11 18M161 32l-45 18" fill="none" stroke="#c4511f" strokeWidth="4" />
      <path d="M128 52v12" stroke="#3a4355" strokeWidth="2" />
      <path d="M122 64h12v8h-12z" fill="#1f7a54" />
      <path d="M22 18h164v98H22zM104 18v98" fill="none" stroke="var(--frame)" strokeWidth="6" />
      <path d="M14 116h180v7H14z" fill="var(--frame)" />
    </g>
  );
}

/** The clock on the wall. @param at time as the schedule writes it, e.g. 9 h 12 */
function WallClock({ at }: { readonly at: string }) {
  const [hours = 0, minutes = 0] = at.split(/\sh\s/).map(Number);
  return (
    <g transform="translate(234 46)" strokeLinecap="round">
      <circle r="23" fill="var(--paper-white)" stroke="#3a4355" strokeWidth="4" />
      <path d="M0-17v3M17 0h-3M0 17v-3M-17 0h3" stroke="#7b869b" strokeWidth="2.5" />
      <path d="M0 0v-10" stroke="#17223b" strokeWidth="3.5" transform={`rotate(${hours * 30 + minutes / 2})`} />
      <path d="M0 0v-15" stroke="#17223b" strokeWidth="2.5" transform={`rotate(${minutes * 6})`} />
    </g>
  );
}

/** The cat Biscotte, on Solène's calendar. */
function Cat() {
  return (
    <g>
      <path d="M462 22h42v54h-42z" fill="var(--paper-white)" stroke="var(--edge)" strokeWidth="2" />
      <path d="M464 24h38v32h-38z" fill="#f5d9a8" />
      <path d="M474 54V36l5 5h8l5-5v18z" fill="#8a6a4a" />
      <path d="M479 46h1.5M486 46h1.5M481 50q2 2 4 0" stroke="#20180e" strokeWidth="1.8" fill="none" strokeLinecap="round" />
      <path d="M467 62h32M467 68h22" stroke="#b3b9c2" strokeWidth="2.5" />
    </g>
  );
}

/** The player's screen: the flood, an opening chat, or a ticked list. A note with what the player knows sticks to its edge. */
function Screen({ moment, chat }: { readonly moment: Moment; readonly chat: boolean }) {
  return (
    <g>
      <path d="M360 140h28v16h-28zM338 156h72v6h-72z" fill="#3a4355" />
      <path d="M292 40h164v104H292z" fill="#17223b" />
      <path d="M298 46h152v92H298z" fill={moment === 'tell' ? '#12304a' : '#0c1324'} />
      <path d="M298 46h152v12H298z" fill="#24406b" />
      <path d="M306 52h34" stroke="#c3cbdb" strokeWidth="3" />
      {moment === 'tell' ? (
        <path
          d="M312 76l5 5 9-10M312 97l5 5 9-10M312 118l5 5 9-10M338 77h70M338 98h54M338 119h62"
          fill="none"
          stroke="#6bd6a5"
          strokeWidth="4"
        />
      ) : (
        <>
          <path
            d="M306 68h9M306 80h9M306 92h9M306 104h9M306 116h9M306 128h9"
            stroke="#ff9466"
            strokeWidth="5"
            strokeDasharray="7 30"
          />
          <path
            d="M320 68h84M320 80h66M320 92h92M320 104h58M320 116h80M320 128h70"
            stroke="#8fa0b8"
            strokeWidth="4"
            strokeLinecap="round"
          />
          <rect x="414" y="62" width="30" height="15" rx="7.5" fill="#b42318" />
          <text x="429" y="73.5" fontSize="11" fontWeight="700" fill="#ffffff" textAnchor="middle">
            214
          </text>
        </>
      )}
      {chat && (
        <g className={styles.ring}>
          <path d="M372 96h70q6 0 6 6v26q0 6-6 6h-54l-14 10v-10q-6 0-6-6v-26q0-6 4-6z" fill="#f7f5f0" />
          <circle cx="385" cy="115" r="8" fill="#1d5fa8" />
          <path d="M399 111h40M399 120h26" stroke="#4b5565" strokeWidth="4" strokeLinecap="round" />
        </g>
      )}
      <path d="M300 134h30v26l-27 2z" fill="#f5b841" />
      <path d="M305 142h20M305 148h16M305 154h19" stroke="#6d4a0a" strokeWidth="2" />
    </g>
  );
}

function Handset({ lifted }: { readonly lifted: boolean }) {
  return (
    <g>
      <path d="M196 176q2-18 12-22h44q10 4 12 22z" fill="#2b3a50" />
      <path d="M218 160h24v11h-24z" fill="#8fc1f5" />
      <path
        d={
          lifted
            ? 'M180 128q34-18 66-6l4 13-15 4-6-8q-16-6-30 2l-3 10-15-3z'
            : 'M198 147q32-12 64 0l3 10h-17l-5-7q-13-4-26 0l-5 7h-17z'
        }
        fill="#17223b"
      />
    </g>
  );
}

function Mobile({ buzzing }: { readonly buzzing: boolean }) {
  return (
    <g transform="translate(478 178) rotate(-8)">
      <rect x="-14" y="-22" width="28" height="44" rx="5" fill="#17223b" />
      <rect x="-11" y="-17" width="22" height="33" rx="1" fill={buzzing ? '#f7f5f0' : '#24406b'} />
      {buzzing && (
        <g className={styles.ring}>
          <path d="M-7-10H7M-7-4H4" stroke="#1d5fa8" strokeWidth="3" />
          <path d="M-20-12q-5 10 0 22M20-12q5 10 0 22" fill="none" stroke="#d2622a" strokeWidth="4" strokeLinecap="round" />
        </g>
      )}
    </g>
  );
}

/** A colleague from behind, and a screen whose pointer somebody else moves. */
function NextDesk({ shared }: { readonly shared: boolean }) {
  return (
    <g>
      <path d="M516 72h112v74H516z" fill="#17223b" stroke={shared ? '#f5b841' : 'none'} strokeWidth="5" />
      <path d="M522 78h100v62H522z" fill="#24406b" />
      <path d="M530 88h40v22h-40zM530 118h54v14h-54z" fill="#3d6291" />
      <path d="M560 146h24v14h-24z" fill="#3a4355" />
      {shared && (
        <path className={styles.ring} d="M596 92l4 24 6-7 8 9 5-4-8-9 9-3z" fill="#ffffff" stroke="#17223b" strokeWidth="2" />
      )}
      <path d="M528 210q-2-42 30-46l26 0q32 4 30 46z" fill="#2f6f5e" />
      <path d="M564 150h14v18h-14z" fill="#c98f66" />
      <path d="M549 138q-4-34 22-34t22 34q-2 20-22 20t-22-20z" fill="#3a2418" />
    </g>
  );
}
