import { QrCode } from '#ui/qr-code.tsx';
import type { Specimens } from '../specimen.ts';

export default {
  'an address': () => <QrCode text="https://cogn.example/health-link" label="An address" className="max-w-60" />,
  'as much as it holds': () => <QrCode text={'luz baixa '.repeat(120)} label="A long text" className="max-w-80" />,
} satisfies Specimens;
