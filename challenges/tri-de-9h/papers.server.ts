import type { Subject } from './subject.server.ts';

const BORNE = 'L’exploitant, recharge-quai.example, est gravé sur la borne.';
const PASSAGE = 'J’attends un contrat, en recommandé.';

export const PAPERS: readonly Subject[] = [
  {
    id: 'affiche',
    channel: 'paper',
    genuine: {
      from: 'Affiche du hall',
      title: 'Cantine : les menus',
      text: 'Scannez pour choisir votre plat avant 10 h.',
      link: 'https://intranet.[brevelle.example]/cantine',
      qr: true,
      known: 'Karim l’affiche tous les lundis.',
      why: 'Le code mène à l’intranet : l’aperçu du téléphone le montre avant qu’on ouvre.',
    },
    fraud: {
      from: 'Affiche du hall',
      title: 'Café offert ce matin !',
      text: 'Scannez, connectez-vous avec [votre compte Brévelle] : le premier est pour nous.',
      link: 'https://[cafe-brevelle.example]/connexion',
      qr: true,
      known: 'Un autocollant, posé sur l’affiche d’hier.',
      why: '« brevelle » est dans le nom, mais cafe-brevelle.example n’est pas le domaine de l’entreprise. Un mot de passe contre un café : cher.',
      ifTreated: 'Pas de café. Le compte Brévelle de Camille, lui, est servi.',
    },
  },
  {
    id: 'contravention',
    channel: 'paper',
    genuine: {
      from: 'Courrier de l’ANTAI',
      title: 'Avis de contravention',
      text: 'Désignez sous 45 jours la personne qui conduisait : [numéro d’avis à saisir sur antai.gouv.fr]. Le talon de paiement joint porte un code QR.',
      known: 'Plaque, rue, jour : c’est notre camionnette louée. Le loueur avait prévenu Karim.',
      why: 'Véhicule et location concordent ; Karim tape lui-même le numéro d’avis sur le site officiel. Le code ne prouve rien : les vrais avis en portent.',
    },
    fraud: {
      from: 'Avis sous l’essuie-glace',
      title: 'Stationnement : 35 €',
      text: 'À régler [sous 48 h], sinon 75 €. Scannez pour payer par carte.',
      link: 'https://[antai-paiement.example]/avis',
      qr: true,
      known: 'Trouvé ce matin sur notre camionnette, garée sur le quai.',
      why: 'Le nom de l’ANTAI y figure, mais antai-paiement.example est à n’importe qui. Un vrai forfait se règle sur stationnement.gouv.fr, qu’on ouvre soi-même.',
      ifTreated: 'La carte est débitée, puis débitée encore. Il n’y avait pas d’amende.',
    },
  },
  {
    id: 'borne',
    channel: 'paper',
    genuine: {
      from: 'Borne de recharge',
      title: 'Badge ou carte bancaire',
      text: 'Scannez pour lire le tarif du jour.',
      link: 'https://www.[recharge-quai.example]/tarif',
      qr: true,
      known: BORNE,
      why: 'Le code mène au nom gravé sur la borne, et ne fait que donner un tarif.',
    },
    fraud: {
      from: 'Borne de recharge',
      title: 'Payez avec le téléphone',
      text: 'Le badge n’est plus accepté. Scannez, puis saisissez [une carte bancaire].',
      link: 'https://recharge-quai.[borne-paiement.example]',
      qr: true,
      known: BORNE,
      why: 'L’adresse finit par borne-paiement.example. Sur une borne, un faux code se colle par-dessus le vrai.',
      ifTreated: 'La voiture ne charge pas. La carte, elle, est débitée deux fois.',
    },
  },
  {
    id: 'passage',
    channel: 'paper',
    genuine: {
      from: 'Boîte aux lettres',
      title: 'Avis de passage',
      text: 'Recommandé à retirer dès demain, [au bureau de poste de la rue du Port], avec une pièce d’identité.',
      known: PASSAGE,
      why: 'Le courrier est attendu, et le bureau de poste existait avant le papier : on montre sa pièce, on ne l’envoie pas.',
    },
    fraud: {
      from: 'Boîte aux lettres',
      title: 'Avis de passage',
      text: 'Absence constatée. Pour une nouvelle remise, [appelez le 01 99 00 58 40], pièce d’identité en main.',
      known: PASSAGE,
      why: 'Ni expéditeur, ni numéro de suivi, ni bureau : seulement un téléphone, où l’on vous fera dicter votre identité.',
      ifTreated: 'Une voix aimable fait dicter la pièce d’identité, page après page. Aucun recommandé n’attend.',
    },
  },
];
