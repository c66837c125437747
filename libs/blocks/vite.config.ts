import { libConfig } from '../vite.lib.ts';

export default libConfig(import.meta.dirname, {
  index: 'src/index.ts',
  content: 'src/content.ts',
  contract: 'src/contract.ts',
  fixtures: 'src/fixtures.ts',
  'broadband-csv/enhance-broadband-csv': 'src/broadband-csv/enhance-broadband-csv.ts',
  'faq-questions/enhance-faq': 'src/faq-questions/enhance-faq.ts',
  'faq-video/enhance-faq-video': 'src/faq-video/enhance-faq-video.ts',
  'push-to-app-hero/enhance-push-to-app': 'src/push-to-app-hero/enhance-push-to-app.ts',
  'content-grid/support-contacts/enhance-chat-links':
    'src/content-grid/support-contacts/enhance-chat-links.ts',
  'content-grid/support-contacts/enhance-support-contacts':
    'src/content-grid/support-contacts/enhance-support-contacts.ts',
  registrations: 'src/registrations.ts',
});
