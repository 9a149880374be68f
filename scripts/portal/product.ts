import { join } from 'node:path';
import { drawings } from '#components/drawings/by-name.ts';
import { contractFactNames } from '#domain/contract-facts.ts';
import { todayInBanjul } from '#domain/dates.ts';
import { createGuessableCheck } from '#domain/guessable-password.ts';
import { hasOwnPage, neededAnswers } from '#forms/answers/needed-answers.ts';
import { accountFactNames } from '#forms/answers/prefill.ts';
import { paths } from '#paths';
import { constantsOf } from '../schemas/compile/interpolation.ts';
import type { Product } from '../schemas/source/product.ts';
import { brandModule, brandStyles } from './brand-styles.ts';
import { portalChanges } from './changes.ts';
import { commonPasswordsFile, mostUsedPasswords } from './common-passwords.ts';
import { demoModule } from './demo-module.ts';
import { portalOf } from './portal-json.ts';
import { buttons } from './rules/buttons.ts';
import { colours } from './rules/colours.ts';
import { placeholders } from './rules/placeholders.ts';
import { fees, universities } from './rules/universities.ts';

const project = join(import.meta.dirname, '../..');
const isGuessable = createGuessableCheck(mostUsedPasswords);

export const product: Product = {
  schemas: join(project, 'schemas'),
  generated: join(project, 'src/generated'),
  files: { 'portal.json': 'portal', 'demo.json': 'demo' },
  constants: {
    file: 'portal.json',
    missing: 'This file is missing: it holds the product’s name and all that belongs to the lender.',
    unknown: 'to be confirmed',
    facts: {
      names: contractFactNames,
      isAllowedAt: ([key, inner]) => key === 'contract' && (inner === 'clauses' || inner === 'summary'),
      elsewhere: 'is different for each student, and only the contract can hold it.',
    },
  },
  addresses: {
    pages: Object.values(paths),
    // A form's path must not start with one of these words, because addresses of the server and of built
    // files start with them.
    reserved: ['api', 'assets', 'health', 'index', 'pages'],
  },
  forms: Object.fromEntries(
    Object.entries(neededAnswers).map(([form, answers]) => [
      form,
      {
        hasOwnPage: hasOwnPage(form),
        address: form === 'information' ? paths.information : undefined,
        answers,
      },
    ]),
  ),
  facts: accountFactNames,
  drawings: Object.keys(drawings),
  rules: [universities, placeholders, fees, colours, buttons],
  generate(source) {
    const { brandColour } = portalOf(source)?.value ?? {};
    const passwords = ['common-passwords.ts', commonPasswordsFile()] as const;
    const brand = brandColour
      ? ([
          ['brand.css', brandStyles(brandColour)],
          ['brand.ts', brandModule(brandColour)],
        ] as const)
      : [];
    return new Map([...brand, passwords, ...demoModule(source)]);
  },
  changes: portalChanges,
  guessablePasswordCheck(source) {
    const name = constantsOf(source).get('product')?.text ?? '';
    return { isGuessable: (password, known) => isGuessable(password, [name, ...known]) };
  },
  likelyAnswers: {
    text: ['Awa Jallow', 'Brikama', '301 2345'],
    digits: ['3012345'],
    email: ['awa.jallow@example.com'],
    phone: ['3012345'],
    password: ['a-kora-by-the-river', 'Kora7Balafon'],
    file: ['invoice.pdf'],
  },
  exportCommand: (form) => `npm run office -- export ${form} --out ${form}.csv`,
  today: todayInBanjul,
};

export const portalIn = (schemas: string): Product => ({ ...product, schemas });
