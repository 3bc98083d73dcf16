import type { ContactMemory, FormStorage } from '#core/kernel/forms/index.ts';
import type { Ids } from '#core/kernel/shared/index.ts';
import { providedHook } from '#ui/app/provided.ts';

/** What every form on a page depends on. */
export interface FormPorts {
  readonly contact: ContactMemory;
  readonly formStorage: FormStorage;
  readonly ids: Ids;
}

export const useFormPorts = providedHook<FormPorts>('FormPorts');
