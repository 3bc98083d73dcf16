import type { ContactMemory, FormStorage } from '#core/kernel/forms/index.ts';
import type { Ids } from '#core/kernel/shared/index.ts';
import { requiredContext } from '#ui/app/required-context.ts';

/** What every form of a page needs of the world, whatever it asks for. */
export interface FormPorts {
  readonly contact: ContactMemory;
  readonly formStorage: FormStorage;
  readonly ids: Ids;
}

export const [FormPortsContext, useFormPorts] = requiredContext<FormPorts>('FormPorts');
