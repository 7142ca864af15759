const TABS = ['Tickets (3)', 'Astreintes de novembre', 'Serveur test, connexion', 'Far breton, la recette'];

const TICKETS = [
  ['418', 'Imprimante du quai 2', 'Nouveau'],
  ['417', 'Badge refusé à la grille', 'En cours'],
  ['415', 'Compte de test verrouillé', 'En cours'],
] as const;

const NOTIFICATION = [
  'Le mot de passe du serveur de test ?',
  'Papier orange sur mon écran.',
  'Trois lignes à lire d’affilée.',
  'J’ai une copie derrière mon badge.',
];

/** A screenshot of the list of tickets, with a notification that arrived just then. */
export function Sharing() {
  return (
    <g fontFamily="var(--font-body)">
      <path d="M0 0h640v400H0z" fill="#f4f5f7" />
      <path d="M0 0h640v30H0z" fill="#c9d0d9" />
      {TABS.map((tab, index) => (
        <g key={tab} transform={`translate(${8 + index * 134} 6)`}>
          <path d="M0 24V6q0-6 6-6h114q6 0 6 6v18z" fill={index === 0 ? '#f4f5f7' : '#dde2e8'} />
          <circle cx="11" cy="12" r="4" fill={index === 0 ? '#b5400f' : '#7b869b'} />
          <text x="20" y="15" fontSize="8" fill="#10182b">
            {tab}
          </text>
        </g>
      ))}
      <rect x="10" y="36" width="620" height="20" rx="10" fill="#ffffff" stroke="#c9d0d9" />
      <text x="24" y="50" fontSize="10" fill="#4b5565">
        intranet.brevelle.example/support/tickets
      </text>
      <path d="M0 62h640v40H0z" fill="#17223b" />
      <text x="24" y="88" fontSize="17" fontWeight="700" fill="#ffffff">
        Support informatique
      </text>
      <text x="24" y="136" fontSize="16" fontWeight="700" fill="#10182b">
        Mes tickets
      </text>
      {TICKETS.map(([number, title, state], index) => (
        <g key={number} transform={`translate(24 ${152 + index * 44})`}>
          <rect width="420" height="36" rx="5" fill="#ffffff" stroke="#d5dae1" />
          <text x="14" y="23" fontSize="12" fill="#4b5565">
            {number}
          </text>
          <text x="56" y="23" fontSize="13" fill="#10182b">
            {title}
          </text>
          <text x="406" y="23" fontSize="11" fill="#1d5fa8" textAnchor="end">
            {state}
          </text>
        </g>
      ))}
      <rect x="480" y="118" width="132" height="32" rx="6" fill="#1d5fa8" />
      <text x="546" y="139" fontSize="13" fontWeight="700" fill="#ffffff" textAnchor="middle">
        Nouveau ticket
      </text>
      <ellipse cx="546" cy="134" rx="84" ry="28" fill="none" stroke="#d1281b" strokeWidth="5" />
      <path d="M486 226q10-40 40-58M506 172l21-5-4 21" fill="none" stroke="#d1281b" strokeWidth="6" strokeLinecap="round" />
      <g transform="translate(446 304)">
        <rect x="2" y="4" width="184" height="82" rx="8" fill="#10182b" opacity="0.25" />
        <rect width="184" height="82" rx="8" fill="#ffffff" stroke="#b3b9c2" />
        <circle cx="17" cy="17" r="10" fill="#2f6f5e" />
        <text x="17" y="20" fontSize="8" fill="#ffffff" textAnchor="middle">
          TV
        </text>
        <text x="33" y="16" fontSize="8.5" fontWeight="700" fill="#10182b">
          Théo Vasseur
        </text>
        <text x="33" y="25" fontSize="6.5" fill="#4b5565">
          Messagerie interne, à l’instant
        </text>
        {NOTIFICATION.map((text, index) => (
          <text key={text} x="12" y={41 + index * 11} fontSize="7.5" fill="#10182b">
            {text}
          </text>
        ))}
      </g>
    </g>
  );
}
