import { describe, expect, it } from 'vitest';
import { err, failure, ok } from '#core/kernel/shared/index.ts';
import { cvKind, cvKinds, cvSizeError, readCv, validateCv } from '#core/requests/careers/careers.ts';
import {
  type CareerDesk,
  CV_MAX_BYTES,
  type CvFile,
  createSendCv,
  cvFileError,
  cvFileName,
  EMPTY_CV,
} from '#core/requests/careers/index.ts';
import { fakeIds } from '#core/testing/index.ts';

const bytes = (...parts: readonly (string | readonly number[])[]): Uint8Array =>
  Uint8Array.from(
    parts.flatMap((part) =>
      typeof part === 'string' ? Array.from(part, (letter) => letter.charCodeAt(0)) : [...part],
    ),
  );
const pdf: CvFile = { name: 'cv.pdf', bytes: bytes('%PDF-1.7 and so on') };
const OLE = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
const about = { vacancyId: 'courier', locale: 'ro' } as const;
const typed = { name: ' Ion Rusu ', phone: '069 123 456', comment: ' Bună ziua ', file: ok(pdf) };

describe('a file of a CV', () => {
  it.each([
    ['резюме.pdf', 'резюме.pdf'],
    ['Ion Rusu.CV.pdf', 'Ion Rusu_CV.pdf'],
    ['../../etc/x.pdf', 'x.pdf'],
    ['C:\\temp\\cv.docx', 'cv.pdf'],
    ['shell.exe', 'shell.pdf'],
    ['cv.pdf.exe', 'cv_pdf.pdf'],
    ['a\u0000b\r\nc\u202Efdp.pdf', 'abcfdp.pdf'],
    ['<img src=x>"|?*:.pdf', 'img src=x.pdf'],
    ['.htaccess', 'cv.pdf'],
    ['..', 'cv.pdf'],
    ['', 'cv.pdf'],
    ['a/', 'cv.pdf'],
    [`${'x'.repeat(250)}.pdf`, `${'x'.repeat(196)}.pdf`],
  ])('CAREER-4: %j travels as %j', (name, travels) => {
    expect(cvFileName(name, 'pdf')).toBe(travels);
    expect(cvFileName(name, 'docx').endsWith('.docx')).toBe(true);
  });

  it('CAREER-1: is known by what it holds', () => {
    expect(cvKinds).toEqual(['pdf', 'doc', 'docx']);
    expect(cvKind(pdf.bytes)).toBe('pdf');
    expect(cvKind(bytes(OLE, 'anything'))).toBe('doc');
    expect(cvKind(bytes('PK\u0003\u0004', 'wwword/document.xml'))).toBe('docx');
    expect(cvKind(bytes('PK\u0003\u0004', 'xl/workbook.xml'))).toBeUndefined();
    expect(cvKind(bytes('word/document.xml'))).toBeUndefined();
    expect(cvKind(bytes(' %PDF-1.7'))).toBeUndefined();
    expect(cvKind(bytes('MZ program'))).toBeUndefined();
    expect(cvKind(bytes())).toBeUndefined();
  });

  it('CAREER-1: has 5 MB at most and is not empty', () => {
    expect(CV_MAX_BYTES).toBe(5_242_880);
    expect([0, 1, CV_MAX_BYTES, CV_MAX_BYTES + 1].map(cvSizeError)).toEqual([
      'empty',
      undefined,
      undefined,
      'too_large',
    ]);
    expect(cvFileError(undefined)).toBe('required');
    expect(cvFileError({ name: 'cv.pdf', bytes: bytes() })).toBe('empty');
    expect(cvFileError({ name: 'cv.pdf', bytes: bytes('<html>') })).toBe('kind');
    expect(cvFileError(pdf)).toBeUndefined();
  });

  it('CAREER-1: is looked at as soon as it is chosen, and not even read when it is too large', async () => {
    const aFile = (content: string, size = content.length) => ({
      name: 'cv.pdf',
      size,
      arrayBuffer: async () => bytes(content).buffer as ArrayBuffer,
    });
    const gone = () => Promise.reject(new Error('gone'));
    expect(await readCv(aFile('%PDF-1.7'))).toEqual(ok({ name: 'cv.pdf', bytes: bytes('%PDF-1.7') }));
    expect(await readCv(aFile('<html>'))).toEqual(err('kind'));
    expect(await readCv({ ...aFile('%PDF', CV_MAX_BYTES + 1), arrayBuffer: gone })).toEqual(err('too_large'));
    expect(await readCv({ ...aFile('%PDF'), arrayBuffer: gone })).toEqual(err('empty'));
  });
});

describe('a CV', () => {
  it('CAREER-2: needs a name, a phone and a file', () => {
    expect(validateCv(typed, about)).toEqual(
      ok({ ...about, name: 'Ion Rusu', phone: '+37369123456', comment: 'Bună ziua', file: pdf }),
    );
    expect(validateCv(EMPTY_CV, about)).toEqual(err({ name: 'required', phone: 'required', file: 'required' }));
    expect(validateCv({ ...typed, phone: '12345', comment: 'x'.repeat(1001) }, about)).toEqual(
      err({ phone: 'phone', comment: 'too_long' }),
    );
    expect(validateCv({ ...typed, file: err('kind') }, about)).toEqual(err({ file: 'kind' }));
  });

  it('CAREER-3: goes under one key until it has an answer', async () => {
    const keys: string[] = [];
    const answers: Awaited<ReturnType<CareerDesk['sendCv']>>[] = [
      err(failure('network', 'network', 'No connection')),
      ok({ kind: 'accepted' }),
      ok({ kind: 'refused', messages: ['Closed'] }),
      err(failure('domain', 'too_large', 'Too large', { status: 413 })),
    ];
    const send = createSendCv({
      ids: fakeIds(),
      careers: {
        sendCv: async ({ key }) => {
          keys.push(key);
          return answers[keys.length - 1] ?? ok({ kind: 'accepted' });
        },
      },
    });
    const cv = { ...about, name: 'Ion', phone: '+37369123456', comment: '', file: pdf };
    expect(await send(cv)).toMatchObject({ kind: 'failed', failure: { code: 'network' } });
    expect(await send({ ...cv })).toEqual({ kind: 'accepted' });
    expect(await send(cv)).toEqual({ kind: 'refused', messages: ['Closed'] });
    expect(await send(cv)).toEqual({ kind: 'wrong_file', error: 'too_large' });
    expect(keys).toEqual(['id-1', 'id-1', 'id-2', 'id-3']);
  });

  it('CAREER-3: another CV, or another file, is another one; one that was called off may be asked again', async () => {
    const keys: string[] = [];
    const off = new AbortController();
    const send = createSendCv({
      ids: fakeIds(),
      careers: {
        sendCv: async ({ key }) => {
          keys.push(key);
          return err(failure('network', 'aborted', 'Cancelled'));
        },
      },
    });
    const cv = { ...about, name: 'Ion', phone: '+37369123456', comment: '', file: pdf };
    await send(cv);
    await send({ ...cv, file: { ...pdf } });
    await send({ ...cv, name: 'Ana' });
    off.abort();
    expect(await send({ ...cv, name: 'Ana' }, { signal: off.signal })).toEqual({ kind: 'called_off' });
    expect(keys).toEqual(['id-1', 'id-2', 'id-3', 'id-3']);
  });
});
