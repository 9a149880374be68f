import type { Language, Messages } from '#engine/core/index.ts';

const time = new Intl.DateTimeFormat('fr', { timeStyle: 'short' });
const months = Array.from({ length: 12 }, (_, month) =>
  new Intl.DateTimeFormat('fr', { month: 'long', timeZone: 'UTC' }).format(
    new Date(Date.UTC(2000, month, 1)),
  ),
);

/** The messages that the second product's pages show in the tests. */
const messages: Partial<Messages> = {
  optional: (label) => `${label} (facultatif)`,
  problemTitle: 'Il y a un problème',
  enter: (noun) => `Indiquez ${noun}`,
  missingDateParts: (noun, missing) => `Complétez ${noun} : ${missing.map((part) => parts[part]).join(', ')}`,
  maximum: (noun, most) => `Indiquez ${noun} : ${most} ou moins`,
  noChoice: 'Choisissez',
  day: 'Jour',
  month: 'Mois',
  year: 'Année',
  months,
  title: (step, product) => `${step} – ${product}`,
  errorTitle: (step, product) => `Erreur : ${step} – ${product}`,
  step: (step, steps) => `Étape ${step} sur ${steps}`,
  progress: 'Avancement',
  next: 'Suivant',
  previous: 'Retour',
  busy: 'Un instant…',
  edit: 'Modifier',
  endEdit: 'Enregistrer et relire',
  returnToSubmit: 'Revenir à l’envoi',
  noAnswer: 'Sans réponse',
  savedAsTyped: 'Vos réponses sont gardées sur ce téléphone.',
  savedAt: (at) => `Gardé sur ce téléphone à ${time.format(at)}`,
  clear: 'Effacer mes réponses de ce téléphone',
};

const parts = { day: 'le jour', month: 'le mois', year: 'l’année' };

export const french: Language = {
  messages,
  dateOrder: ['day', 'month', 'year'],
  numberSigns: { decimal: ',', thousands: '\u00A0' },
};
