import { CircleAlert, CircleCheck } from 'lucide-react';
import { VisuallyHidden, WindowFrame } from '#engine/authoring';
import type { Device, Quarter } from './artifacts.ts';
import { BlackNote } from './dock.tsx';
import styles from './quarter-past.module.css';

/** Horizontal positions of the neighbouring desks. */
const DESKS = [250, 342, 434] as const;

interface QuarterPastProps {
  readonly device: Device;
  readonly quarter: Quarter;
  /** Whether the plan was right: the title then calls it « votre plan ». */
  readonly settled: boolean;
}

/**
 * The outcome of the plan that was sent: the device, its connection, the neighbouring screens and the server, as a drawing and in words.
 */
export function QuarterPast({ device, quarter, settled }: QuarterPastProps) {
  const { fallen, of, reached, off, touched, answered } = quarter;
  const facts = [
    ['Autres écrans', fallen === 0 ? 'aucun touché' : `touchés : ${fallen} sur ${of}`, fallen === 0 ? 'good' : 'harm'],
    ['Serveur', reached ? 'atteint avant l’appel' : 'isolé par le support', reached ? 'harm' : 'good'],
    ['Appareil', off ? 'éteint, mémoire perdue' : 'allumé, mémoire intacte', off ? 'loss' : 'good'],
    ['Traces', touched ? 'recouvertes' : 'gardées', touched ? 'harm' : 'good'],
    ['Note de rançon', answered ? 'l’entreprise n’a pas pu décider' : 'l’entreprise décidera', answered ? 'harm' : 'good'],
  ] as const;
  return (
    <WindowFrame aria-labelledby="quarter-past">
      <h2 id="quarter-past" className={styles.title}>
        {settled ? '7 h 15, avec votre plan' : '7 h 15, avec le dernier plan envoyé'}
      </h2>
      <Line device={device} quarter={quarter} />
      <dl className={styles.facts}>
        {facts.map(([name, text, tone]) => (
          <div key={name} className={styles.fact} data-tone={tone}>
            <dt>
              {tone === 'good' ? <CircleCheck size={18} aria-hidden="true" /> : <CircleAlert size={18} aria-hidden="true" />}{' '}
              {name}
              <VisuallyHidden>&nbsp;: </VisuallyHidden>
            </dt>
            <dd>
              {/* Screen readers get the text with a full stop, so that they pause; the screen needs none. */}
              <VisuallyHidden>{text}.</VisuallyHidden>
              <span aria-hidden="true">{text}</span>
            </dd>
          </div>
        ))}
      </dl>
    </WindowFrame>
  );
}

/** The device, its connection to the network, three desks and the server, 640 × 190. The facts below say the same. */
function Line({ device, quarter: { fallen, of, reached, off } }: Pick<QuarterPastProps, 'device' | 'quarter'>) {
  const open = fallen === of;
  return (
    <svg className={styles.line} viewBox="0 0 640 190" aria-hidden="true" focusable="false">
      <path d="M0 0h640v190H0z" fill="#39445f" />
      <path d="M0 148h640v42H0z" fill="#7a5639" />
      <path d="M0 148h640v6H0z" fill="#946b48" />
      <path d="M18 30h132v92H18zM72 122h24v22H72zM54 142h60v8H54z" fill="#17223b" />
      {off ? <path d="M26 38h116v76H26z" fill="#0c1324" /> : <BlackNote x={26} y={38} width={116} height={76} />}
      <circle cx="84" cy="118" r="3.5" fill={off ? '#4f5b7d' : '#6bd6a5'} />
      <path d="M182 160h438M286 160v-30M378 160v-30M470 160v-30M574 160v-24" fill="none" stroke="#c9a24a" strokeWidth="5" />
      {device === 'workstation' ? <Socket open={open} /> : <Waves open={open} />}
      {DESKS.map((x, desk) => (
        <g key={x} transform={`translate(${x} 56)`}>
          <path d="M0 0h72v54H0zM30 54h12v16H30zM18 68h36v6H18z" fill="#17223b" />
          {desk < fallen ? (
            <BlackNote x={5} y={5} width={62} height={44} />
          ) : (
            <>
              <path d="M5 5h62v44H5z" fill="#24507f" />
              <path d="M23 27l9 10 18-20" fill="none" stroke="#8ff0c4" strokeWidth="6" />
            </>
          )}
        </g>
      ))}
      <path d="M538 40h72v98h-72z" fill="#222c45" />
      {[52, 80, 108].map((y) => (
        <g key={y}>
          <path d={`M546 ${y}h56v20h-56z`} fill={reached ? '#b42318' : '#3d4a66'} />
          <circle cx="592" cy={y + 10} r="4" fill={reached ? '#ffd0c7' : '#6bd6a5'} />
        </g>
      ))}
    </svg>
  );
}

interface WayProps {
  readonly open: boolean;
}

/** The wall socket, with the cable in it or pulled. */
function Socket({ open }: WayProps) {
  return (
    <>
      <path d="M164 100h36v36h-36z" fill="#d5d9e2" />
      <path d="M174 110h16v14h-16z" fill="#17223b" />
      <path d="M182 136v24" stroke="#c9a24a" strokeWidth="5" />
      {open ? (
        <path d="M150 104q10-8 24 12" fill="none" stroke="#f5b841" strokeWidth="6" />
      ) : (
        <path className={styles.plug} d="M150 104q14 4 10 40M153 142h14v15h-14z" fill="none" stroke="#f5b841" strokeWidth="6" />
      )}
    </>
  );
}

/** The aerial, with its waves or without. */
function Waves({ open }: WayProps) {
  return (
    <g fill="none" stroke="#f5b841" strokeWidth="5" strokeLinecap="round">
      <path d="M190 160V92" stroke="#d5d9e2" />
      {open ? (
        <path d="M178 88q12-12 24 0M168 76q22-22 44 0M158 64q32-32 64 0" />
      ) : (
        <path className={styles.plug} d="M174 66l32 32M206 66l-32 32" stroke="#ff9d92" />
      )}
    </g>
  );
}
