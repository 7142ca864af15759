/** Consequences of submitting the form: shown to players who did, and to everybody after the solve. */
export const EVENTS = [
  {
    when: '17 h 46',
    name: 'Votre saisie s’enregistre ailleurs',
    text: 'Elle part vers 203.0.113.58. Une seconde page demande le code reçu par téléphone, affiche « Mot de passe confirmé », puis vous renvoie vers le vrai intranet : rien ne paraît anormal.',
  },
  {
    when: '17 h 47',
    name: 'On se connecte en votre nom',
    text: 'Votre mot de passe et votre code, retapés aussitôt ailleurs, ouvrent votre messagerie à quelqu’un d’autre.',
  },
  {
    when: '18 h 05',
    name: 'Une règle discrète apparaît',
    text: 'Les messages qui contiennent « facture » ou « RIB » sont copiés au-dehors et rangés hors de votre vue.',
  },
  {
    when: '9 h 10, le lendemain',
    name: 'Le piège repart de votre adresse',
    text: 'Nadia Kervella, à la comptabilité, reçoit de vous un changement de RIB. Vingt collègues reçoivent le même lien que vous.',
  },
] as const;
