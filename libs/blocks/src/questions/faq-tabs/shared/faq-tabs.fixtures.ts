import { entry, t } from '@skein/cms-client';
import {
  billQuestions,
  endlessQuestion,
  installQuestions,
  moveQuestions,
  sixtyQuestions,
} from '../../faq-questions/faq-item.fixtures.ts';
import { longTitle } from '../../../testing/texts.fixtures.ts';
import { faqTab } from './faq-tab.content.ts';

const install = entry(faqTab, 'faq-tab-install', {
  title: t('Installation', 'Instalación'),
  items: installQuestions,
  slug: 'installation',
});
const bills = entry(faqTab, 'faq-tab-bills', {
  title: t('Bills', 'Facturas'),
  items: billQuestions,
  slug: 'bills',
});
const moving = entry(faqTab, 'faq-tab-moving', { title: t('Moving', 'Mudanzas'), items: moveQuestions });
const empty = entry(faqTab, 'faq-tab-empty', { title: t('Nothing yet', 'Nada todavía') });

/** Texts and tabs for a fixture of every layout. The empty tab is not shown. */
export const threeTabs = {
  title: t('What people ask us', 'Lo que nos preguntan'),
  description: t('<p>By what it is about.</p>', '<p>Ordenado por temas.</p>'),
  tabs: [install, bills, moving, empty],
} as const;

/** Values of a block with a single tab, and with only the fields that an editor must fill in. */
export const oneTab = { tabs: [moving] } as const;

/** The longest texts, the most questions, and many tabs. */
export const crowded = {
  title: longTitle,
  tabs: [
    entry(faqTab, 'faq-tab-long', { title: longTitle, items: [endlessQuestion, ...moveQuestions] }),
    entry(faqTab, 'faq-tab-sixty', {
      title: t('Everything about threads', 'Todo sobre los hilos'),
      items: sixtyQuestions,
    }),
    ...Array.from({ length: 6 }, (_, index) =>
      entry(faqTab, `faq-tab-more-${index + 1}`, {
        title: t(`Topic ${index + 3}, with a few words`, `Tema ${index + 3}, con algunas palabras`),
        items: installQuestions.slice(2),
      }),
    ),
  ],
} as const;
