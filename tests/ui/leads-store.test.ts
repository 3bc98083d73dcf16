import { describe, expect, it } from 'vitest';
import { err, failure, ok } from '#core/kernel/shared/index.ts';
import type { Lead } from '#core/requests/leads/index.ts';
import {
  fakeAsking,
  fakeContactMemory,
  fakeDataLayer,
  fakeGiftStorage,
  fakeIds,
  fakeTime,
} from '#core/testing/index.ts';
import { LeadsStore } from '#ui/features/requests/leads/leads-store.ts';
import { ION, silence } from './request-fakes.ts';
import { aProduct } from './shop-fakes.ts';

const phone = aProduct('phone');

const aDesk = (known = fakeContactMemory(ION)) => {
  const desk = fakeAsking<{ lead: Lead; key: string }>();
  const analytics = fakeDataLayer();
  const { reported } = analytics;
  const leads = new LeadsStore(
    {
      leads: { send: desk.ask },
      ids: fakeIds('key'),
      analytics,
      clock: fakeTime(),
      giftStorage: fakeGiftStorage(),
    },
    known,
  );
  return { leads, form: leads.form, ...desk, known, reported };
};

describe('a request of a name and a phone', () => {
  it('LEAD-4: keeps the product and opens with the known contact', () => {
    const { leads, form } = aDesk();
    leads.show('one_click', phone);
    expect(leads.modal).toEqual({ kind: 'one_click', product: phone });
    expect([form.open, form.draft]).toEqual([true, { name: 'Ion Rusu', phone: '069 123 456', comment: '' }]);
    leads.show('consultation');
    expect(leads.modal).toEqual({ kind: 'consultation' });
  });

  it('shows an error at the field and sends nothing', async () => {
    const { leads, form, asked } = aDesk(fakeContactMemory({ name: '', phone: '12' }));
    leads.show('preorder', phone);
    await form.submit('ru');
    expect(form.errors).toEqual({ name: 'required', phone: 'phone' });
    expect(form.phone).toBe('12');
    form.edit('phone', '069123456');
    expect(form.errors).toEqual({ name: 'required' });
    expect(asked).toEqual([]);
  });

  it('is sent once, keeps its modal open meanwhile, and shows its number', async () => {
    const { leads, form, asked, answer, known } = aDesk();
    leads.show('one_click', phone);
    const sending = form.submit('ro');
    await form.submit('ro');
    form.hide();
    expect([form.open, form.phase, form.phone]).toEqual([true, 'sending', '+37369123456']);
    await answer(ok({ kind: 'accepted', orderNumber: '700001' }));
    await sending;
    expect([form.phase, form.orderNumber]).toEqual(['done', '700001']);
    expect(asked).toEqual([
      {
        key: 'key-1',
        lead: {
          kind: 'one_click',
          productId: 'phone',
          name: 'Ion Rusu',
          phone: '+37369123456',
          comment: '',
          locale: 'ro',
        },
      },
    ]);
    expect(known.remembered).toEqual([{ name: 'Ion Rusu', phone: '069 123 456' }]);
    form.hide();
    expect(form.open).toBe(false);
    leads.show('one_click', phone);
    expect([form.orderNumber, form.phase]).toEqual([undefined, 'editing']);
  });

  it('LEAD-3: without an answer is not known yet, comes up again as it was, and is asked for under its key', async () => {
    const { leads, form, asked, answer } = aDesk();
    leads.show('consultation');
    form.edit('comment', 'Какой ноутбук?');
    void form.submit('ru');
    await answer(err(silence));
    expect([form.phase, form.refused]).toEqual(['unknown', undefined]);
    form.hide();
    leads.show('consultation');
    expect([form.phase, form.draft.comment]).toEqual(['unknown', 'Какой ноутбук?']);
    void form.retry();
    expect([form.phase, form.retrying]).toEqual(['sending', true]);
    await answer(ok({ kind: 'accepted' }));
    expect([form.phase, form.retrying, form.orderNumber]).toEqual(['done', false, undefined]);
    expect(asked.map(({ key }) => key)).toEqual(['key-1', 'key-1']);
  });

  it('is a consultation when nothing in particular was opened', async () => {
    const { form, asked, answer, reported } = aDesk();
    form.show('');
    void form.submit('ru');
    await answer(ok({ kind: 'accepted', orderNumber: '700001' }));
    expect([asked[0]?.lead.kind, form.orderNumber, reported]).toEqual(['consultation', '700001', []]);
  });

  it('about something else begins anew, also after one without an answer', async () => {
    const { leads, form, answer } = aDesk();
    leads.show('one_click', phone);
    void form.submit('ru');
    await answer(err(silence));
    form.hide();
    leads.show('one_click', aProduct('case'));
    expect([form.phase, form.open]).toEqual(['editing', true]);
    await form.retry();
    expect(form.phase).toBe('editing');
    leads.showCoupon('A', '');
    void form.submit('ru');
    await answer(err(silence));
    leads.showCoupon('B', '');
    expect(form.phase).toBe('editing');
  });

  it('that was refused shows why and can be sent again', async () => {
    const { leads, form, answer, asked } = aDesk();
    leads.show('one_click', phone);
    void form.submit('ru');
    await answer(ok({ kind: 'refused', messages: ['Товар закончился'] }));
    expect([form.phase, form.refused]).toEqual(['editing', ['Товар закончился']]);
    void form.submit('ru');
    expect(form.refused).toBeUndefined();
    await answer(err(failure('domain', 'refused', 'no')));
    expect(form.refused).toEqual(['no']);
    expect(asked.map(({ key }) => key)).toEqual(['key-1', 'key-2']);
  });

  it('ANALYTICS-5: is reported as what it was opened for', async () => {
    const { leads, form, answer, reported } = aDesk();
    leads.showCoupon('ZORI2026', 'Промокод ZORI2026');
    expect([leads.modal?.kind, form.draft.comment]).toEqual(['consultation', 'Промокод ZORI2026']);
    void form.submit('ru');
    await answer(ok({ kind: 'accepted', orderNumber: '700002' }));
    expect(reported).toEqual([{ event: 'lead_coupon', coupon: 'ZORI2026', user: { phone: '+37369123456' } }]);
  });
});
