import type { TimelineEvent } from '#engine/authoring';
import type { Bait } from './artifacts.ts';

/** Consequences of a click on « réparer », hour by hour; also shown to everybody after the solve. */
export const EVENTS = [
  {
    when: '8 h 51',
    name: 'La commande part de votre main',
    text: 'Le clic a rempli le presse-papiers. Collée et validée, la commande s’exécute avec vos droits : l’ordinateur croit vous obéir.',
  },
  {
    when: '8 h 52',
    name: 'Un programme s’installe',
    text: 'Téléchargé depuis reparation-express.example, il n’affiche rien. La page annonce « Réparation réussie ».',
  },
  {
    when: '8 h 55',
    name: 'Vos accès sont copiés',
    text: 'Mots de passe enregistrés et sessions ouvertes du navigateur partent vers 203.0.113.42. Avec une session volée, pas même besoin du second facteur.',
  },
  {
    when: '11 h 30',
    name: 'On écrit en votre nom',
    text: 'Votre messagerie envoie à Nadia Kervella le « nouveau RIB » d’un fournisseur.',
  },
  {
    when: '3 h, la nuit suivante',
    name: 'Le quai s’arrête',
    text: 'Les fichiers partagés sont chiffrés, une rançon est demandée. Yann Le Dantec n’a plus de plan de chargement.',
  },
] as const;

/** Consequences of each click in the alert. */
export const CONSEQUENCES: Readonly<Record<Bait, readonly TimelineEvent[]>> = {
  repair: EVENTS,
  cross: [
    {
      when: '8 h 51',
      name: 'La croix ne ferme rien',
      text: 'C’est un dessin, et un bouton comme les autres : la fenêtre passe en plein écran, une sirène démarre.',
    },
    {
      when: '8 h 52',
      name: 'Un fichier arrive',
      text: 'Le même clic a lancé un téléchargement, « nettoyeur.zip », et rempli le presse-papiers.',
    },
    {
      when: '8 h 54',
      name: 'Il ne reste que le numéro',
      text: 'Plus d’onglet en vue, plus d’adresse : la page ne laisse voir qu’une issue, son « assistance ».',
    },
  ],
  call: [
    {
      when: '8 h 53',
      name: 'Une voix très aimable',
      text: 'Elle connaît la panne, et pour cause. Elle vous fait installer une prise en main à distance.',
    },
    {
      when: '9 h 10',
      name: 'Le nettoyage se paie',
      text: '249 € par carte, puis encore 249 € : « le paiement n’est pas passé ».',
    },
    {
      when: '9 h 40',
      name: 'Elle est toujours là',
      text: 'L’appel est fini, pas la prise en main : le poste reste ouvert, et le réseau de Brévelle avec lui.',
    },
  ],
};
