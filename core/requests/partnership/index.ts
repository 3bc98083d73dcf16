export {
  COMPANY_MAX,
  type Company,
  EMPTY_APPLICATION,
  type PartnerApplication,
  type PartnershipDesk,
  validateApplication,
} from './partnership.ts';
