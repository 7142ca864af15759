const PLACES = [
  ['1', 'G. Riou', 'absente du 23 au 27'],
  ['2', 'N. Kervella', ''],
  ['3', 'Astreinte', 'de nuit'],
  ['4', 'Visiteurs', ''],
  ['5', 'F. Diarra', ''],
  ['6', 'Navette', ''],
  ['7', 'Prestataires', ''],
  ['8', 'Local vélos', ''],
] as const;

/** The parking plan: it shows no line of the orange paper, but tells who is away and when the barrier is open. */
export function ParkingPlan() {
  return (
    <g fontFamily="var(--font-body)">
      <path d="M0 0h640v400H0z" fill="#eef1ea" />
      <path d="M110 60h510v280H110z" fill="#c3c9cf" />
      <path d="M0 176h640v48H0z" fill="#aab2ba" />
      <path d="M120 200h500" stroke="#ffffff" strokeWidth="4" strokeDasharray="18 14" />
      <text x="20" y="38" fontSize="19" fontWeight="700" fill="#10182b">
        Parking, du 23 au 27 novembre
      </text>
      {PLACES.map(([number, name, note], index) => (
        <g key={number} transform={`translate(${122 + (index % 4) * 124} ${index < 4 ? 72 : 236})`}>
          <path d="M0 0h112v92H0z" fill="#dfe3e6" stroke="#ffffff" strokeWidth="4" />
          <text x="10" y="26" fontSize="18" fontWeight="700" fill="#17223b">
            {number}
          </text>
          <text x="56" y="54" fontSize="13" fontWeight="700" fill="#10182b" textAnchor="middle">
            {name}
          </text>
          <text x="56" y="72" fontSize="9.5" fill="#4b5565" textAnchor="middle">
            {note}
          </text>
        </g>
      ))}
      <path d="M30 146h16v108H30z" fill="#7b869b" />
      <path d="M38 170L92 96" stroke="#b42318" strokeWidth="8" strokeDasharray="14 8" />
      <g fontSize="9.5" fill="#10182b">
        <text x="14" y="274">
          Barrière levée
        </text>
        <text x="14" y="287">
          de 6 h à 9 h
        </text>
        <text x="14" y="300">
          pendant les
        </text>
        <text x="14" y="313">
          travaux
        </text>
      </g>
      <path d="M110 356h510v26H110z" fill="#17223b" />
      <text x="365" y="374" fontSize="13" fill="#ffffff" textAnchor="middle">
        Bâtiment, entrée du personnel
      </text>
    </g>
  );
}
