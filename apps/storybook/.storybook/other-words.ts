/**
 * Words with which designers search for a page that has another name, by the page's title without its content type.
 * They are few, because the search ranks short names first.
 */
export const OTHER_WORDS: Readonly<Record<string, string>> = {
  'UI/Alert': 'message',
  'UI/Badge': 'tag, chip',
  'UI/Dialog': 'modal',
  'UI/Disclosure': 'accordion',
  'UI/Drawer': 'side panel',
  'UI/Foundations': 'colors, spacing, type',
  'UI/Picture': 'photo',
  'UI/RadioGroup': 'choice',
  'UI/Select': 'dropdown',
  'UI/Spinner': 'loader',
  'UI/SuggestedInput': 'autocomplete',
  'UI/TextField': 'input, textarea',
  'UI/ThreadDivider': 'separator',
  'UI/Toast': 'snackbar',
  'UI/VideoPlayer': 'film',
  'UI/ServedDialog': 'popup',
  'Shell/Header': 'navigation, menu',
  'Blocks/Comparison of providers': 'competitors',
  'Blocks/Plans': 'pricing',
  'Careers/Open roles': 'jobs, vacancies',
  'Carousels/Carousel': 'slider',
  'Cities/City list': 'locations',
  'Forms/Schedule a call': 'appointment, call back',
  'Forms/Stay-connected form': 'newsletter',
};
