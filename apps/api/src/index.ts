export { prepareDataDir } from './data-folders.ts';
export {
  FORM_PATHS,
  POST_PATHS,
  registerServices,
  SERVICE_PREFIXES,
  type ServicesOptions,
} from './register-services.ts';
