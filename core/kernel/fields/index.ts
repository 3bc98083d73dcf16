export {
  COMMENT_MAX,
  commentError,
  EMAIL_MAX,
  emailError,
  type FieldError,
  hasNoErrors,
  lengthError,
  nameError,
  optionalError,
  phoneError,
  presentErrors,
} from './fields.ts';
export { parsePhone, phoneOrTyped } from './phone.ts';
