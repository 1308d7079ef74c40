import { Tab as BaseTab, tabClasses } from '@mui/base/Tab';
import { TabPanel } from '@mui/base/TabPanel';
import { Tabs } from '@mui/base/Tabs';
import { TabsList as BaseTabsList } from '@mui/base/TabsList';
import styled from '@mui/system/styled';

const TabsList = styled(BaseTabsList)(`
  display: flex;
  gap: 1rem;
  margin-block-end: 1rem;
  border-block-end: 1px solid light-dark(#cad5e2, #45556c);
`);

const Tab = styled(BaseTab)(`
  padding: 0.5rem 0;
  border: 0;
  border-block-end: 2px solid transparent;
  background: none;
  color: inherit;
  font: inherit;
  cursor: pointer;

  &.${tabClasses.selected} {
    border-color: currentcolor;
    font-weight: 600;
  }

  &:focus-visible {
    outline: 2px solid;
    outline-offset: 2px;
  }
`);

const Root = styled(Tabs)(`
  width: 100%;
  max-width: 20rem;
  font: 1rem / 1.5 system-ui, sans-serif;
`);

export default function FerryTimes() {
  return (
    <Root defaultValue="island">
      <TabsList aria-label="Direction">
        <Tab value="island">To the island</Tab>
        <Tab value="town">To town</Tab>
      </TabsList>
      <TabPanel value="island">08:10, 11:40 and 16:20 from pier 2</TabPanel>
      <TabPanel value="town">09:30, 13:00 and 17:45 from the harbor</TabPanel>
    </Root>
  );
}
