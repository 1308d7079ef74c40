import Stack from '@mui/material/Stack';
import {
  type ComponentsOverrides,
  createTheme,
  styled,
  type Theme,
  ThemeProvider,
  useThemeProps,
} from '@mui/material/styles';

interface PriceTagProps {
  amount: string;
  unit: string;
  variant?: 'plain' | 'sale';
}

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    AcmePriceTag: 'root' | 'amount';
  }
  interface ComponentsPropsList {
    AcmePriceTag: PriceTagProps;
  }
  interface Components {
    AcmePriceTag?: {
      defaultProps?: Partial<PriceTagProps>;
      styleOverrides?: ComponentsOverrides<Theme>['AcmePriceTag'];
    };
  }
}

const Root = styled('div', { name: 'AcmePriceTag', slot: 'root' })<{
  ownerState: Pick<PriceTagProps, 'variant'>;
}>(({ theme }) => ({
  ...theme.typography.body1,
  display: 'inline-flex',
  alignItems: 'baseline',
  gap: theme.spacing(0.5),
  padding: theme.spacing(1, 2),
  borderRadius: theme.shape.borderRadius,
  backgroundColor: theme.palette.grey[200],
  color: theme.palette.common.black,
  variants: [
    {
      props: { variant: 'sale' },
      style: {
        backgroundColor: theme.palette.error.main,
        color: theme.palette.error.contrastText,
      },
    },
  ],
}));

const Amount = styled('strong', { name: 'AcmePriceTag', slot: 'amount' })(
  ({ theme }) => theme.typography.h5,
);

function PriceTag(inProps: PriceTagProps) {
  const props = useThemeProps({ props: inProps, name: 'AcmePriceTag' });
  const { amount, unit, variant = 'plain' } = props;

  return (
    <Root ownerState={{ variant }}>
      <Amount>{amount}</Amount>
      {unit}
    </Root>
  );
}

const theme = createTheme({
  components: {
    AcmePriceTag: {
      defaultProps: { variant: 'sale' },
      styleOverrides: { amount: { fontSize: '2rem' } },
    },
  },
});

export default function ThemedPriceTag() {
  return (
    <ThemeProvider theme={theme}>
      <Stack direction="row" spacing={2} sx={{ alignItems: 'flex-end' }}>
        <PriceTag amount="2.90" unit="per kilo" />
        <PriceTag amount="5.20" unit="per box" variant="plain" />
      </Stack>
    </ThemeProvider>
  );
}
