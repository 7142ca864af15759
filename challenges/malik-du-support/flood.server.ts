/** What lies in the flooded mailbox: subscriptions that nobody asked for, and one message that matters. */

export const SUBSCRIPTIONS = [
  { from: 'La Gazette du bonsaï', subject: 'Bienvenue ! Votre inscription est confirmée' },
  { from: 'Tondeuses & Cie', subject: 'Dernier jour : −40 % sur les autoportées' },
  { from: 'Le Macramé facile', subject: 'Confirmez votre adresse pour recevoir nos nœuds' },
  { from: 'Club des apnéistes', subject: 'Urgent : plus que trois places pour samedi' },
  { from: 'Poterie et Silence', subject: 'Votre premier cours gratuit vous attend' },
  { from: 'Accordéon Magazine', subject: 'Votre compte lecteur a été créé' },
  { from: 'Fromages du bout du monde', subject: 'Merci pour votre abonnement découverte' },
  { from: 'Ma Ruche et moi', subject: 'Plus qu’un clic pour nous rejoindre' },
  { from: 'Le Petit Spéléologue', subject: 'Votre lettre nº 1 est arrivée' },
  { from: 'Casquettes sur mesure', subject: 'Votre code de bienvenue expire ce soir' },
] as const;

export const ALERTS = [
  {
    from: 'Messagerie Brévelle',
    subject: 'Nouvel appareil connecté à votre compte, 8 h 44',
    why: 'Quelqu’un est entré dans la messagerie à 8 h 44 : les 214 lettres devaient couvrir cette ligne.',
  },
  {
    from: 'La Passerelle',
    subject: 'Votre mot de passe a été changé à 8 h 47',
    why: 'Un mot de passe changé sans vous : c’est la ligne que le flot devait emporter.',
  },
  {
    from: 'Messagerie Brévelle',
    subject: 'Règle créée : « facture » est transféré ailleurs',
    why: 'Une règle que vous n’avez pas créée envoie vos factures dehors ; le flot la cachait.',
  },
  {
    from: 'Fournitures du Port',
    subject: 'Commande confirmée : 12 téléphones, livrés demain',
    why: 'Une commande passée avec votre compte, noyée pour qu’elle parte avant d’être vue.',
  },
  {
    from: 'Carte d’entreprise',
    subject: 'Achat de 1 940 € accepté ce matin',
    why: 'Un achat avec votre carte d’entreprise, noyé pour que personne ne l’arrête aujourd’hui.',
  },
  {
    from: 'Escale Voyages',
    subject: 'Votre billet pour ce soir est émis',
    why: 'Un billet payé par votre compte : la seule ligne de la page qu’on ne voulait pas vous laisser lire.',
  },
] as const;

/** Where nothing counts. */
export const PRACTICE_SUBSCRIPTIONS = [
  { from: 'Le Monde des cactus', subject: 'Votre numéro d’essai est en route' },
  { from: 'Trompettes du littoral', subject: 'Votre place au concert vous est gardée' },
  { from: 'Club de crapette', subject: 'Cliquez pour valider votre adhésion' },
  { from: 'Bougies et Compagnie', subject: 'Trois senteurs offertes jusqu’à minuit' },
  { from: 'Randonneurs lents', subject: 'Nous avons bien reçu votre inscription' },
  { from: 'Confitures d’hiver', subject: 'Votre recette du jour' },
] as const;

export const PRACTICE_ALERTS = [
  {
    from: 'Messagerie Brévelle',
    subject: 'Adresse de secours ajoutée à votre compte',
    why: 'Vous n’en avez ajouté aucune : avec elle, quelqu’un reprendrait votre boîte à chaque fois.',
  },
  {
    from: 'Paie Brévelle',
    subject: 'Demande enregistrée : votre salaire sur un autre RIB',
    why: 'Une demande faite à votre nom, noyée pour que la paie parte avant vous.',
  },
  {
    from: 'Location du Phare',
    subject: 'Fourgon réservé à votre nom pour demain',
    why: 'Une réservation avec votre compte, cachée sous le flot.',
  },
] as const;

export type Alert = (typeof ALERTS | typeof PRACTICE_ALERTS)[number];
