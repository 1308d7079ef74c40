import BuildIcon from '@mui/icons-material/BuildOutlined';
import DashboardIcon from '@mui/icons-material/DashboardOutlined';
import InventoryIcon from '@mui/icons-material/Inventory2Outlined';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';

const pages = [
  { name: 'Overview', icon: <DashboardIcon /> },
  { name: 'Repairs', icon: <BuildIcon /> },
  { name: 'Parts', icon: <InventoryIcon /> },
];

export function Navigation() {
  return (
    <nav aria-label="Workshop">
      <List>
        {pages.map(({ name, icon }, index) => (
          <ListItem key={name} disablePadding>
            <ListItemButton
              component="a"
              href={`#${name.toLowerCase()}`}
              selected={index === 0}
              aria-current={index === 0 ? 'page' : undefined}
            >
              <ListItemIcon sx={{ minWidth: 40 }}>{icon}</ListItemIcon>
              <ListItemText primary={name} />
            </ListItemButton>
          </ListItem>
        ))}
      </List>
    </nav>
  );
}
