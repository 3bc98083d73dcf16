import type { Ids } from '#core/kernel/shared/index.ts';
import type { FormStorage } from '#core/requests/forms/index.ts';
import { requiredContext } from '#ui/app/required-context.ts';
import type { ContactMemory } from '#ui/features/requests/leads/request-form.ts';

/** What every form of a page needs of the world, whatever it asks for. */
export interface FormPorts {
  readonly contact: ContactMemory;
  readonly formStorage: FormStorage;
  readonly ids: Ids;
}

export const [FormPortsContext, useFormPorts] = requiredContext<FormPorts>('FormPorts');
